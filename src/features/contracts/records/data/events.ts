import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { type ContractEventWords, contractEvents } from '#db/schema/index.ts'

export type ReadEvent = Omit<typeof contractEvents.$inferSelect, 'sealedWords'> & {
  words: ContractEventWords
}

/** What happened to a contract, in order. */
export async function readEvents(
  { db, rowSealer }: { db: Database | Transaction; rowSealer: RowSealer },
  contractId: string,
): Promise<ReadEvent[]> {
  const rows = await db
    .select()
    .from(contractEvents)
    .where(eq(contractEvents.contractId, contractId))
    .orderBy(asc(contractEvents.place))
  return rows.map(({ sealedWords, ...event }) => ({
    ...event,
    words: sealedWords ? rowSealer.open(contractEvents.sealedWords, event.id, sealedWords) : {},
  }))
}
