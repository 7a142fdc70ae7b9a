import { findPaper } from '#features/contracts/archive/data.ts'
import {
  type ArchiveServices,
  dropPrinted,
  type PaperRefusal,
  type Printed,
  type PrintServices,
  printFinished,
  recordPaper,
} from '#features/contracts/archive/mutations.ts'
import { readEvents } from '#features/contracts/records/data/events.ts'
import { findContract } from '#features/contracts/records/data/rows.ts'
import {
  type ContractServices,
  inContracts,
  keepEvent,
  lockContract,
  type Writing,
} from '#features/contracts/records/mutations/locked.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { JobServices } from '#lib/jobs/job.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { finishPaper } from './content/finish.ts'
import { findUnfinished, readCompleted } from './data.ts'

type Services = ArchiveServices & PrintServices & ContractServices & Pick<JobServices, 'db' | 'publicUrl'>

type Finished = Outcome<{ edition: number }, 'unsigned' | PaperRefusal>

/**
 * Prints the finished paper of a contract that its attorney has acknowledged, once for each acknowledgment. `keep` writes
 * more in the transaction that records it. The paper is printed before; if that is in vain, it is removed again.
 */
export async function finishContract(
  services: Services,
  contractId: string,
  keep: (writing: Writing, edition: number) => Promise<void>,
): Promise<Finished> {
  const contract = await findContract(services.db, contractId)
  if (contract?.status !== 'acknowledged') return refuse('unsigned')
  const read = await readCompleted(services, contract)
  if (!read.ok) return read
  const paper = finishPaper(read.completed)
  const printed = await printFinished(services, { number: contract.number, paper })
  const finished = await inContracts(services, (writing) =>
    keepFinished(writing, { contractId, printed, of: read.of.id }, keep),
  )
  if (!finished.ok) await dropPrinted(services, printed)
  return finished
}

/** Refused where somebody else finished it meanwhile, or another attorney took over. */
async function keepFinished(
  writing: Writing,
  { contractId, printed, of }: { contractId: string; printed: Printed; of: string },
  keep: (writing: Writing, edition: number) => Promise<void>,
): Promise<Finished> {
  const { tx, rowSealer } = writing
  const contract = await lockContract(tx, contractId)
  if (contract?.status !== 'acknowledged') return refuse('unsigned')
  const unfinished = findUnfinished(await readEvents({ db: tx, rowSealer }, contractId))
  if (unfinished?.id !== of) return refuse('unsigned')
  const edition = ((await findPaper(tx, contractId, 'finished'))?.edition ?? 0) + 1
  await recordPaper(tx, contractId, 'finished', printed, edition)
  await keep(writing, edition)
  const author = { party: 'clock' } as const
  const { id, number, amount, applicationId } = contract
  const details = { contractId: id, number, amount, event: 'finished', ...author } as const
  if (applicationId) await recordEvents(tx, [{ applicationId, type: 'contract-step', details }])
  await keepEvent(writing, contract, 'finished', author, { sha256: printed.sha256 })
  return { ok: true, edition }
}
