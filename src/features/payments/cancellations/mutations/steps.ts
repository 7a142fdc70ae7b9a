import type { MoneyStep } from '#domain/money.ts'
import type { ContractRow } from '#features/contracts/records/data/rows.ts'
import type { EventAuthor } from '#features/contracts/records/mutations/locked.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import { mailCancelNews } from '../jobs.ts'
import type { CancelNews } from '../schema.ts'
import type { CancelWriting } from './locked.ts'

/** Into the file's timeline. */
export async function recordCancelStep(
  { tx }: CancelWriting,
  { id: contractId, applicationId }: ContractRow,
  step: MoneyStep,
  author: EventAuthor,
  on: string,
  amount?: number,
): Promise<void> {
  if (!applicationId) return
  const details = { ...author, step, contractId, on, ...(amount !== undefined && { amount }) }
  await recordEvents(tx, [{ applicationId, type: 'money-step', details }])
}

/** The person and their attorney each get one. */
export async function tellBoth(
  { tx, enqueue }: CancelWriting,
  cancellationId: string,
  news: CancelNews,
): Promise<void> {
  for (const party of ['person', 'attorney'] as const)
    await enqueue(tx, mailCancelNews, { cancellationId, party, news })
}
