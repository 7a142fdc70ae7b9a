import type { ContractEventWords } from '#db/schema/index.ts'
import { makeFinishedPaper } from '#features/contracts/certificate/jobs.ts'
import type { ContractRow } from '#features/contracts/records/data/rows.ts'
import { changeContract, type EventAuthor } from '#features/contracts/records/mutations/locked.ts'
import { changeSigning } from '#features/contracts/records/mutations/signing.ts'
import { recordStep } from '#features/contracts/records/mutations/steps.ts'
import type { Acting } from './theirs.ts'

type Acknowledged = { author: EventAuthor; words: ContractEventWords; acknowledgedKey: string }

/** On the screen or on paper: from then on it's whole, and its finished paper is made. The contract is locked. */
export async function recordAcknowledged(
  acting: Acting,
  contract: ContractRow,
  { author, words, acknowledgedKey }: Acknowledged,
): Promise<ContractRow> {
  const { tx, enqueue } = acting
  await changeSigning(tx, contract.id, { acknowledgedAt: new Date(), acknowledgedKey })
  const changed = await changeContract(tx, contract.id, { status: 'acknowledged' })
  await enqueue(tx, makeFinishedPaper, { contractId: contract.id })
  await recordStep(acting, contract, 'acknowledged', author, words)
  return changed
}
