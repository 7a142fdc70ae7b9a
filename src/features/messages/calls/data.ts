import { desc, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { calls } from '#db/schema/index.ts'
import type { Call } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer }

export const toCall = (rowSealer: RowSealer, row: typeof calls.$inferSelect): Call => ({
  id: row.id,
  party: row.party,
  outcome: row.outcome,
  minutes: row.minutes,
  words: row.sealedWords && rowSealer.open(calls.sealedWords, row.id, row.sealedWords),
  loggedBy: row.personName,
  calledAt: row.calledAt.toISOString(),
})

/** The latest first. */
export async function listCalls({ db, rowSealer }: Services, applicationId: string): Promise<Call[]> {
  const rows = await db
    .select()
    .from(calls)
    .where(eq(calls.applicationId, applicationId))
    .orderBy(desc(calls.calledAt), desc(calls.id))
  return rows.map((row) => toCall(rowSealer, row))
}
