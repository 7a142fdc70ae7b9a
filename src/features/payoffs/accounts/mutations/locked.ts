import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { advances } from '#db/schema/index.ts'
import { lockFile } from '#features/contracts/records/mutations/locked.ts'
import { type AdvanceRow, type EntryRow, findAdvance, type KeptAdvance } from '#features/ledger/data.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Refused, refuse } from '#lib/refusals.ts'
import { findAdvanceIdOf, standingOf } from '../data/entries.ts'

export type EntryServices = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }
export type EntryWriting = { tx: Transaction; rowSealer: RowSealer; enqueue: Enqueue }
/** An entry as it is now, and what stands of it. */
export type About = { advance: KeptAdvance; entry: EntryRow; stands: number }

/** Everybody who writes about an application waits here. */
export const withEntry = <Value>(
  { db, rowSealer, enqueue }: EntryServices,
  entryId: string,
  run: (writing: EntryWriting, about: About) => Promise<Value>,
): Promise<Value | Refused<'unknown'>> =>
  db.transaction(async (tx) => {
    const advanceId = await findAdvanceIdOf(tx, entryId)
    const before = advanceId && (await findAdvance(tx, advanceId))
    if (!before) return refuse('unknown')
    await lock(tx, before.row)
    const advance = await findAdvance(tx, before.row.id)
    const entry = advance?.entries.find(({ id }) => id === entryId)
    if (!advance || !entry) return refuse('unknown')
    return run({ tx, rowSealer, enqueue }, { advance, entry, stands: standingOf(entry, advance.entries) })
  })

/** An advance whose file is gone, or goes at this moment, is locked by itself. */
async function lock(tx: Transaction, { id, applicationId }: AdvanceRow): Promise<void> {
  if (applicationId && (await lockFile(tx, applicationId))) return
  await tx.select({ id: advances.id }).from(advances).where(eq(advances.id, id)).for('update')
}
