import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { payoutSignatures } from '#db/schema/index.ts'
import {
  findAloneFrom,
  findSecond,
  hasOthers,
  lockPayer,
  type SecondRefusal,
} from '#features/people/signatures/data.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { countsNow } from '../content/money-checks.ts'
import { findSecondAbove } from '../data/gate.ts'
import { findStanding, isGone, type PayoutRow, type SignatureRow } from '../data/rows.ts'
import { mailPayoutAlone } from '../jobs.ts'
import type { NewPayoutSignature } from '../schema/requests.ts'
import { askGate } from './gated.ts'
import { changePayout, endSignature, type Locked, type PayoutServices, tell, withPayout } from './locked.ts'

export type SignatureRefusal =
  | SecondRefusal
  | 'unknown'
  | 'no details'
  | 'paid'
  | 'not ready'
  | 'alone'
  | 'signed'
  | 'key used'
  | 'nothing signed'
type Done = Outcome<object, SignatureRefusal>

/** The first signature or the second, whichever is missing. With the last one the money may leave. */
export const signPayout = (
  services: PayoutServices,
  contractId: string,
  request: NewPayoutSignature,
  reviewer: Reviewer,
): Promise<Done> =>
  withPayout(services, contractId, async (locked): Promise<Done> => {
    const { writing, payout } = locked
    if (!payout) return refuse('no details')
    const same = await findSame(writing.tx, payout.id, request.submissionKey)
    if (same)
      return same.personId === reviewer.person?.id && !same.endedAt ? { ok: true } : refuse('key used')
    const signer = await lockPayer(writing.tx, reviewer.person?.id)
    if (!signer) return refuse('may not sign')
    const standing = await findStanding(writing.tx, payout.id)
    const isSigned = standing && isSignedBy(standing, signer.id)
    if (isGone(payout)) return isSigned ? { ok: true } : refuse('paid')
    const { context, unsignable } = await askGate(locked)
    if (unsignable.length > 0) return refuse('not ready', { errors: { checks: unsignable } })
    const counts = standing && countsNow(context)
    // What they signed before other details or another acknowledgment has to be signed again.
    if (isSigned && counts) return { ok: true }
    if (standing && !counts) await voidSignature(locked, standing, reviewer)
    if (!standing || !counts) return signFirst(locked, payout, { request, signer, reviewer })
    if (standing.effectiveAt) return refuse('signed')
    return signSecond(locked, payout, standing, { request, signer, reviewer })
  })

const findSame = async (tx: Transaction, payoutId: string, submissionKey: string) => {
  const isKey = and(
    eq(payoutSignatures.payoutId, payoutId),
    eq(payoutSignatures.submissionKey, submissionKey),
  )
  const [row] = await tx.select().from(payoutSignatures).where(isKey)
  return row
}

/** Who signed last, once nobody else has to. */
const isSignedBy = ({ effectiveAt, secondId, personId }: SignatureRow, id: string) =>
  effectiveAt !== null && (secondId ?? personId) === id

type Signing = {
  request: NewPayoutSignature
  signer: { id: string; name: string }
  reviewer: Reviewer
}

async function signFirst(
  locked: Locked,
  payout: PayoutRow,
  { request, signer, reviewer }: Signing,
): Promise<Done> {
  const { writing, contract } = locked
  const { tx, rowSealer, enqueue } = writing
  const { submissionKey, aloneReason: reason } = request
  const secondAbove = await findSecondAbove({ db: tx }, contract, signer.id)
  const aloneFrom = secondAbove === null ? null : await findAloneFrom(tx, signer.id, 'pay')
  if (aloneFrom && !reason) return refuse('alone')
  const id = randomUUID()
  await tx.insert(payoutSignatures).values({
    ...{ id, payoutId: payout.id, submissionKey, detailsVersion: payout.detailsVersion },
    ...{ secondAbove, aloneFrom, personId: signer.id, personName: signer.name },
    effectiveAt: secondAbove === null ? new Date() : null,
    ...(reason && { sealedWords: rowSealer.seal(payoutSignatures.sealedWords, id, { reason }) }),
  })
  if (secondAbove === null) return release(locked, payout, { reviewer })
  await tell(writing, contract, 'payout-signed', { reviewer, amount: payout.amount })
  if (aloneFrom) await enqueue(tx, mailPayoutAlone, { payoutSignatureId: id })
  return { ok: true }
}

async function signSecond(
  locked: Locked,
  payout: PayoutRow,
  standing: SignatureRow,
  signing: Signing,
): Promise<Done> {
  const { tx } = locked.writing
  const { request, signer, reviewer } = signing
  const isLeftAlone =
    standing.personId === signer.id && !standing.aloneFrom && !(await hasOthers(tx, signer.id, 'pay'))
  if (isLeftAlone && request.aloneReason) {
    await voidSignature(locked, standing, reviewer)
    return signFirst(locked, payout, signing)
  }
  const found = await findSecond(tx, standing, signer.id, 'pay')
  if (!found.ok) {
    if (found.reason === 'void') await voidSignature(locked, standing, reviewer)
    return found
  }
  await tx.update(payoutSignatures).set(found.signature).where(eq(payoutSignatures.id, standing.id))
  return release(locked, payout, { reviewer, ...(found.signature.isAlone && { isAlone: true as const }) })
}

async function release(
  { writing, contract }: Locked,
  { id, amount, method }: PayoutRow,
  told: { reviewer: Reviewer; isAlone?: true },
): Promise<Done> {
  await changePayout(writing.tx, id, { status: 'released', releasedAt: new Date() })
  await tell(writing, contract, 'payout-released', { ...told, amount, method, on: contract.fundingOn })
  return { ok: true }
}

async function voidSignature({ writing, contract }: Locked, standing: SignatureRow, reviewer: Reviewer) {
  await endSignature(writing, standing, 'void')
  await changePayout(writing.tx, standing.payoutId, { status: 'open', releasedAt: null })
  await tell(writing, contract, 'payout-unsigned', { reviewer })
}

/** Somebody holds it up, or takes their own signature back, as long as the money is here. */
export const refusePayout = (
  services: PayoutServices,
  contractId: string,
  reason: string,
  reviewer: Reviewer,
): Promise<Done> =>
  withPayout(services, contractId, async ({ writing, contract, payout }): Promise<Done> => {
    const { tx } = writing
    if (!(await lockPayer(tx, reviewer.person?.id))) return refuse('may not sign')
    if (!payout) return refuse('no details')
    if (isGone(payout)) return refuse('paid')
    const standing = await findStanding(tx, payout.id)
    if (!standing) return refuse('nothing signed')
    await endSignature(writing, standing, 'refused', reason)
    await changePayout(tx, payout.id, { status: 'open', releasedAt: null })
    await tell(writing, contract, 'payout-refused', { reviewer })
    return { ok: true }
  })
