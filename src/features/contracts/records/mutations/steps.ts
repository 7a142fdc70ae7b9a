import type { ContractEventWords } from '#db/schema/index.ts'
import type { ContractEventKind } from '#domain/contracts.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { ContractRow } from '../data/rows.ts'
import { type EventAuthor, keepEvent, type Writing } from './locked.ts'

/** What happened after it was sent goes into its own record and into the file's timeline. */
export async function recordStep(
  writing: Writing,
  contract: ContractRow,
  event: ContractEventKind,
  author: EventAuthor,
  words?: ContractEventWords,
): Promise<void> {
  const { id: contractId, number, amount, applicationId } = contract
  await keepEvent(writing, contract, event, author, words)
  if (!applicationId) return
  const details = { ...author, contractId, number, amount, event }
  await recordEvents(writing.tx, [{ applicationId, type: 'contract-step', details }])
}
