import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import type { ContractEventWords } from '#db/schema/index.ts'
import type { ArchiveServices } from '#features/contracts/archive/mutations.ts'
import { type ReadEvent, readEvents } from '#features/contracts/records/data/events.ts'
import { type ContractRow, findSent, openFacts } from '#features/contracts/records/data/rows.ts'
import { findSigningRow, type SigningRow } from '#features/contracts/records/data/signing.ts'
import { lockContract, type Writing } from '#features/contracts/records/mutations/locked.ts'
import type { Signer } from '#features/contracts/signers/schema.ts'
import { readToday } from '#features/rules/data.ts'
import type { AccessLog } from '#lib/access-log/access-log.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { findUnlawful } from '../data/lawful.ts'

export type SigningServices = ArchiveServices & { accessLog: AccessLog; enqueue: Enqueue }

/** `contract` is the one that they had before them; without it, the one that was sent last. */
export type Named = { contract?: string | undefined }

export type StandingRefusal =
  | 'unknown'
  | 'not known'
  | 'signed'
  | 'expired'
  | 'replaced'
  | 'voided'
  | 'declined'
  | 'canceled'
  | 'unlawful'

export type Standing = {
  contract: ContractRow
  kept: SigningRow | undefined
  events: ReadEvent[]
  /** The signer, as the contract names them. */
  name: string
}

/** The contract that was sent last, locked, for somebody who proved who they are. Whether it still stands is another question. */
export async function lockSent(
  writing: Writing,
  signer: Signer,
  { contract: id }: Named,
): Promise<Outcome<Standing, 'unknown' | 'not known' | 'replaced'>> {
  const { tx, rowSealer } = writing
  const found = await findSent(tx, signer.applicationId)
  if (!found) return refuse('unknown')
  if (!signer.isKnown) return refuse('not known')
  await lockContract(tx, found.id)
  // Another may have been sent while this waited.
  const contract = await findSent(tx, signer.applicationId)
  if (!contract) return refuse('unknown')
  if (id !== undefined && id !== contract.id) return refuse('replaced')
  return {
    ...{ ok: true, contract },
    kept: await findSigningRow(tx, contract.id),
    events: await readEvents({ db: tx, rowSealer }, contract.id),
    name: openFacts(rowSealer, contract).signer.name,
  }
}

const endings = {
  signed: 'signed',
  acknowledged: 'signed',
  expired: 'expired',
  replaced: 'replaced',
  voided: 'voided',
  declined: 'declined',
  canceled: 'canceled',
} as const satisfies Partial<Record<ContractRow['status'], StandingRefusal>>

/** Why nobody may sign this one anymore. */
export async function findEnd(
  { tx: db, rowSealer }: { tx: Database | Transaction; rowSealer: RowSealer },
  { contract }: Pick<Standing, 'contract'>,
): Promise<Outcome<object, StandingRefusal>> {
  const { status, signBy } = contract
  if (status === 'drafted') return refuse('unknown')
  if (status !== 'issued') return refuse(endings[status])
  if ((await readToday(db)) > signBy) return refuse('expired')
  const unlawful = await findUnlawful({ db, rowSealer }, contract)
  if (!unlawful) return { ok: true }
  if (unlawful.because === 'offer') return refuse('voided')
  return refuse('unlawful', unlawful.changed.length > 0 ? { errors: { rule: unlawful.changed } } : {})
}

/** The same, for whatever only makes sense before it is signed. */
export async function lockStanding(
  writing: Writing,
  signer: Signer,
  named: Named,
): Promise<Outcome<Standing, StandingRefusal>> {
  const found = await lockSent(writing, signer, named)
  if (!found.ok) return found
  const end = await findEnd(writing, found)
  return end.ok ? found : end
}

/** From where, with what, and how we knew who it was: kept with everything they do. */
export const traceOf = ({
  address,
  browser,
  isKnown,
  knownBy,
  session,
  email,
}: Signer): ContractEventWords => ({
  ...{ address, knownBy },
  ...(browser !== undefined && { browser }),
  ...(session !== null && { session }),
  ...(isKnown && email !== null && { by: email }),
})

export const byPerson = { party: 'person' } as const

export type ConsentMissing = 'no consent' | 'on paper'

/** Until somebody agreed to electronic records, nothing that they do on a screen counts. */
export function findConsent({ kept }: Pick<Standing, 'kept'>): Outcome<object, ConsentMissing> {
  if (kept?.onPaperSince) return refuse('on paper')
  return kept?.consentedAt && !kept.withdrewAt ? { ok: true } : refuse('no consent')
}
