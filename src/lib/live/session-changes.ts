import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'

export const SESSIONS_CHANGED = 'sessions_changed'

/**
 * Call it in the transaction that ends sessions or changes a role: streams that lost their right end at once.
 */
export async function announceSessionChange(tx: Database | Transaction, personId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${SESSIONS_CHANGED}, ${personId})`)
}
