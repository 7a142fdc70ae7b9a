import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { type ReductionWords, reductions } from '#db/schema/index.ts'
import type { MoneyStep } from '#domain/money.ts'
import { lockFile } from '#features/contracts/records/mutations/locked.ts'
import type { Reporter } from '#features/payoffs/settlements/mutations.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Refused, refuse } from '#lib/refusals.ts'
import { findReductionById, openReductionWords, type ReductionRow } from '../data/rows.ts'
import { mailReductionNews } from '../jobs/news.ts'
import type { ReductionNews } from '../schema.ts'

export type ReductionServices = { db: Database | Transaction; rowSealer: RowSealer; enqueue: Enqueue }
export type ReductionWriting = { tx: Transaction; rowSealer: RowSealer; enqueue: Enqueue }

/** Behind the lock of the file, where everybody who writes about it waits. */
export const withReduction = <Value>(
  { db, rowSealer, enqueue }: ReductionServices,
  { id, applicationId }: { id: string; applicationId?: string | undefined },
  run: (writing: ReductionWriting, row: ReductionRow & { applicationId: string }) => Promise<Value>,
): Promise<Value | Refused<'unknown'>> =>
  db.transaction(async (tx) => {
    const before = await findReductionById(tx, id)
    if (!before?.applicationId) return refuse('unknown')
    if (applicationId !== undefined && before.applicationId !== applicationId) return refuse('unknown')
    if (!(await lockFile(tx, before.applicationId))) return refuse('unknown')
    const row = await findReductionById(tx, id)
    if (!row?.applicationId) return refuse('unknown')
    return run({ tx, rowSealer, enqueue }, { ...row, applicationId: row.applicationId })
  })

type Change = Partial<typeof reductions.$inferInsert> & { words?: ReductionWords }

/** Changes a request whose file is locked. Words are added to those that stand. */
export async function changeReduction(
  { tx, rowSealer }: Pick<ReductionWriting, 'tx' | 'rowSealer'>,
  row: ReductionRow,
  { words, ...change }: Change,
): Promise<ReductionRow> {
  const all = words && { ...openReductionWords(rowSealer, row), ...words }
  const [changed] = await tx
    .update(reductions)
    .set({
      ...change,
      ...(all && { sealedNote: rowSealer.seal(reductions.sealedNote, row.id, all) }),
    })
    .where(eq(reductions.id, row.id))
    .returning()
  if (!changed) throw new Error('the request is gone')
  return changed
}

const partyOf = { desk: 'desk', firm: 'attorney', person: 'person', clock: 'clock' } as const

export type Doer = Pick<Reporter, 'reviewer'> & { party: keyof typeof partyOf }

/** Into the file's timeline: what of how much. */
export function tellFile(
  { tx }: Pick<ReductionWriting, 'tx'>,
  applicationId: string,
  step: MoneyStep,
  { party, reviewer }: Doer,
  about: { amount?: number; before?: number; on?: string } = {},
) {
  const details = { ...reviewer, step, party: partyOf[party], ...about }
  return recordEvents(tx, [{ applicationId, type: 'money-step', details }])
}

/** The person and their attorney each get a mail. */
export async function tellBoth(
  { tx, enqueue }: Pick<ReductionWriting, 'tx' | 'enqueue'>,
  reductionId: string,
  news: ReductionNews,
): Promise<void> {
  for (const party of ['person', 'attorney'] as const)
    await enqueue(tx, mailReductionNews, { reductionId, party, news })
}
