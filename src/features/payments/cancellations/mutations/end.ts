import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { advances, applications, cancellations, payoutSignatures, payouts } from '#db/schema/index.ts'
import { statusOf } from '#domain/application-status.ts'
import { changeContract, type EventAuthor, keepEvent } from '#features/contracts/records/mutations/locked.ts'
import { endAdvance } from '#features/ledger/mutations.ts'
import { recordStatusChanges } from '#features/timeline/status/mutations.ts'
import { openNotice } from '../data/read.ts'
import { type CancellationRow, newestDay, type Stand } from '../data/stand.ts'
import type { CancelWriting } from './locked.ts'
import { recordCancelStep, tellBoth } from './steps.ts'

/** Notice and money are there, or no money ever left: nothing is owed, on the contract, its payment and its file. */
export async function cancelContract(
  writing: CancelWriting,
  { contract, advance, payout }: Stand,
  notice: CancellationRow,
  { author, now }: { author: EventAuthor; now: Date },
): Promise<void> {
  const { tx, rowSealer } = writing
  await tx
    .update(cancellations)
    .set({ status: 'canceled', endedAt: now })
    .where(eq(cancellations.id, notice.id))
  await changeContract(tx, contract.id, { status: 'canceled', endedAt: now })
  if (payout && advance) await endAdvance(tx, advance.row.id, 'canceled', newestDay(now))
  else await stopPayout(tx, contract.id, now)
  await withdrawFile(writing, contract, author)
  await recordCancelStep(writing, contract, 'canceled', author, newestDay(now))
  await tellBoth(writing, notice.id, 'canceled')
  const { note: _note, reason: _reason, ...trace } = openNotice(rowSealer, notice)
  await keepEvent(writing, contract, 'canceled', author, {
    ...trace,
    ...{ signedOn: notice.noticedOn, receivedOn: notice.arrivedOn },
  })
}

/** What was signed for a payment that didn't leave counts for nothing. */
async function stopPayout(tx: Transaction, contractId: string, now: Date): Promise<void> {
  const stopped = await tx
    .update(payouts)
    .set({ status: 'void', version: sql`${payouts.version} + 1`, updatedAt: now })
    .where(and(eq(payouts.contractId, contractId), sql`${payouts.status} in ('open', 'released')`))
    .returning({ id: payouts.id })
  for (const { id } of stopped)
    await tx
      .update(payoutSignatures)
      .set({ endedAt: now, ending: 'void' })
      .where(and(eq(payoutSignatures.payoutId, id), isNull(payoutSignatures.endedAt)))
}

/** The file is withdrawn with it, unless another advance of the claim is still out. */
async function withdrawFile(
  { tx, rowSealer }: { tx: Transaction; rowSealer: RowSealer },
  { id: contractId, applicationId }: Stand['contract'],
  { party, ...reviewer }: EventAuthor,
): Promise<void> {
  if (!applicationId) return
  const isThis = eq(applications.id, applicationId)
  const [file] = await tx.select({ status: applications.status }).from(applications).where(isThis)
  const isOthers = and(
    eq(advances.applicationId, applicationId),
    sql`${advances.contractId} is distinct from ${contractId}`,
    isNull(advances.endedOn),
  )
  const isPaid = file?.status === 'funded'
  if (!file || (!isPaid && statusOf(file.status).isClosed) || (await tx.$count(advances, isOthers)) > 0)
    return
  await tx
    .update(applications)
    .set({ status: 'withdrawn', version: sql`${applications.version} + 1`, updatedAt: sql`now()` })
    .where(and(isThis, ne(applications.status, 'withdrawn')))
  await recordStatusChanges(
    { db: tx, rowSealer },
    [{ applicationId, fromStatus: file.status, toStatus: 'withdrawn' }],
    { details: reviewer, reason: withdrawnBecause, actor: party === 'person' ? 'applicant' : 'admin' },
  )
}

const withdrawnBecause = 'The contract was canceled.'
