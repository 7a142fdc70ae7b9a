import { type ContractRow, findSent } from '#features/contracts/records/data/rows.ts'
import { findSigningRow, type SigningRow } from '#features/contracts/records/data/signing.ts'
import {
  type ContractServices,
  inContracts,
  lockContract,
  lockFile,
  type Writing,
} from '#features/contracts/records/mutations/locked.ts'
import type { Signer } from '#features/contracts/signers/schema.ts'
import type { CaseApplication } from '#features/correspondence/page-links/data.ts'
import { holdFile } from '#features/correspondence/page-links/mutations.ts'
import { readToday } from '#features/rules/data.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, type Refused, refuse } from '#lib/refusals.ts'
import { findLastEvent, stageOf } from '../data.ts'
import type { AcknowledgmentStage } from '../schema.ts'

export type AcknowledgmentServices = ContractServices & { enqueue: Enqueue }
export type Acting = Writing & { enqueue: Enqueue }
export const byAttorney = { party: 'attorney' } as const

/** The file as it was opened for the attorney, and who is at the browser. */
export type AttorneyAtWork = { application: CaseApplication; signer: Signer }

export type TheirsRefusal = 'unknown' | 'not known' | 'same session' | 'same address'

export type TheirContract = {
  contract: ContractRow
  signing: SigningRow | undefined
  stage: AcknowledgmentStage
}

/**
 * What an attorney says about the last contract that was sent, while the file is theirs and they have proved who they
 * are. Nobody is both parties.
 */
export function onTheirs<Value, Reason extends string>(
  { enqueue, ...services }: AcknowledgmentServices,
  { application, signer }: AttorneyAtWork,
  run: (acting: Acting, theirs: TheirContract) => Promise<Outcome<Value, Reason>>,
): Promise<Outcome<Value, Reason | TheirsRefusal>> {
  return inContracts(services, async (writing): Promise<Outcome<Value, Reason | TheirsRefusal>> => {
    const { tx } = writing
    const contract = await lockLatest(writing, application)
    if (!contract) return refuse('unknown')
    const refused = await refuseSigner(writing, contract, signer)
    if (refused) return refused
    const signing = await findSigningRow(tx, contract.id)
    const stage = stageOf(contract, await readToday(tx))
    return run({ ...writing, enqueue }, { contract, signing, stage })
  })
}

/** Nothing once counsel has changed since they opened the file. */
async function lockLatest({ tx }: Writing, application: CaseApplication): Promise<ContractRow | undefined> {
  if (!(await lockFile(tx, application.id))) return undefined
  const latest = await findSent(tx, application.id)
  const contract = latest && (await lockContract(tx, latest.id))
  const party = application.role === 'attorney' ? 'applicant' : 'firm'
  return (await holdFile(tx, application, party)) ? contract : undefined
}

async function refuseSigner(
  { tx, rowSealer }: Writing,
  contract: ContractRow,
  signer: Signer,
): Promise<Refused<TheirsRefusal> | undefined> {
  if (!signer.isKnown) return refuse('not known')
  if (signer.alsoOther) return refuse('same session')
  if (signer.isSameAddress) return refuse('same address')
  const signed = await findLastEvent({ db: tx, rowSealer }, contract.id, ['signed'])
  const isSame = signer.session !== null && signed?.words.session === signer.session
  return isSame ? refuse('same session') : undefined
}

/** From where and with what, as events keep it. */
export const tracesOf = ({ address, browser, knownBy, session, email }: Signer) => ({
  ...{ address, knownBy },
  ...(browser && { browser }),
  ...(session && { session }),
  ...(email && { by: email }),
})
