import { isLiveContract } from '#domain/contracts.ts'
import type { ArchiveServices } from '#features/contracts/archive/mutations.ts'
import type { ContractRow } from '#features/contracts/records/data/rows.ts'
import { findSigningRow, type SigningRow } from '#features/contracts/records/data/signing.ts'
import {
  type ContractServices,
  inContracts,
  lockContract,
  type Writing,
} from '#features/contracts/records/mutations/locked.ts'
import type { SecondRefusal } from '#features/people/signatures/data.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'

export type PaperServices = ContractServices & ArchiveServices & { enqueue: Enqueue }
export type PaperRefusal =
  | SecondRefusal
  | 'unknown'
  | 'no such paper'
  | 'ended'
  | 'signed'
  | 'not on paper'
  | 'not acknowledged'
  | 'mistaken'
  | 'person first'
  | 'waiting'
  | 'key used'
  | 'no longer waiting'
  | 'alone'
export type Done = Outcome<object, PaperRefusal>

export type OnPaper = {
  writing: Writing & { enqueue: Enqueue }
  contract: ContractRow
  signing: SigningRow | undefined
}

/** A contract that was sent and stands, with everything locked. */
export const withSent = (
  services: PaperServices,
  id: string,
  run: (found: OnPaper) => Promise<Done>,
): Promise<Done> =>
  inContracts(services, async (writing): Promise<Done> => {
    const contract = await lockContract(writing.tx, id)
    if (!contract?.issuedAt || !contract.applicationId) return refuse('unknown')
    if (!isLiveContract(contract.status)) return refuse('ended')
    const signing = await findSigningRow(writing.tx, id)
    return run({ writing: { ...writing, enqueue: services.enqueue }, contract, signing })
  })
