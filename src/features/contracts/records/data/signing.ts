import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { contractSignings } from '#db/schema/index.ts'

export type SigningRow = typeof contractSignings.$inferSelect

/** How far a contract that was sent has come; nothing until somebody did something about it. */
export async function findSigningRow(
  db: Database | Transaction,
  contractId: string,
): Promise<SigningRow | undefined> {
  const [row] = await db.select().from(contractSignings).where(eq(contractSignings.contractId, contractId))
  return row
}
