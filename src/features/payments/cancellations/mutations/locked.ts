import type { ContractServices, Writing } from '#features/contracts/records/mutations/locked.ts'
import { inContracts, lockContract } from '#features/contracts/records/mutations/locked.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { readStand, type Stand } from '../data/stand.ts'

export type CancelServices = ContractServices & { enqueue: Enqueue }
export type CancelWriting = Writing & { enqueue: Enqueue }

export type CancelRefusal =
  | 'unknown'
  | 'not known'
  | 'not signed'
  | 'ended'
  | 'canceled'
  | 'noticed'
  | 'no notice'
  | 'not late'
  | 'nothing sent'
  | 'money came'
  | 'key used'
  | 'mistaken'
  | 'may not record'
  | 'may not decide'
export type Canceled = Outcome<object, CancelRefusal>

/** With everything locked: two who cancel at once do it one after the other. */
export const withStand = (
  services: CancelServices,
  contractId: string,
  now: Date,
  run: (writing: CancelWriting, stand: Stand) => Promise<Canceled>,
): Promise<Canceled> =>
  inContracts(services, async (writing): Promise<Canceled> => {
    const contract = await lockContract(writing.tx, contractId)
    if (!contract) return refuse('unknown')
    return run({ ...writing, enqueue: services.enqueue }, await readStand(writing.tx, contract, now))
  })
