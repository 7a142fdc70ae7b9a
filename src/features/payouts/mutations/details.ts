import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type PayeeDetails, payouts } from '#db/schema/index.ts'
import { isLiveContract } from '#domain/contracts.ts'
import type { FundingMethod } from '#domain/decisions.ts'
import { findPaidOn } from '#features/contract-forms/figures/data.ts'
import { areContractsOn } from '#features/contract-forms/switch/data.ts'
import { lockPreparer } from '#features/people/signatures/data.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { findStanding, isGone, listReturned, openPayee, type PayoutRow } from '../data/rows.ts'
import type { NewPayeeDetails } from '../schema/requests.ts'
import { changePayout, endSignature, type Locked, type PayoutServices, tell, withPayout } from './locked.ts'

export type DetailsRefusal =
  | 'unknown'
  | 'off'
  | 'not sent'
  | 'ended'
  | 'may not prepare'
  | 'paid'
  | 'returned'
  | 'changed'

/** Other details void what was said and signed about the former ones. The same ones change nothing. */
export const enterDetails = (
  services: PayoutServices,
  contractId: string,
  { version, method, ...typed }: NewPayeeDetails,
  reviewer: Reviewer,
): Promise<Outcome<object, DetailsRefusal>> =>
  withPayout(services, contractId, async (locked): Promise<Outcome<object, DetailsRefusal>> => {
    const { writing, payout } = locked
    const { tx, rowSealer } = writing
    const by = await lockPreparer(tx, reviewer.person?.id)
    if (!by) return refuse('may not prepare')
    const problem = await findProblem(locked)
    if (problem) return problem
    const payee: PayeeDetails = typed
    const isSame = payout?.method === method && isDeepStrictEqual(openPayee(rowSealer, payout), inJson(payee))
    if (isSame) return { ok: true }
    if ((payout?.version ?? 0) !== version) return refuse('changed')
    if (payout) await replaceDetails(locked, payout, { payee, method, by, reviewer })
    else await beginPayout(locked, { payee, method, by })
    const { received: amount } = locked.contract.figures
    await tell(writing, locked.contract, 'details-changed', { reviewer, amount, method })
    return { ok: true }
  })

const inJson = (payee: PayeeDetails) => JSON.parse(JSON.stringify(payee))

async function findProblem({
  writing: { tx },
  contract,
  payout,
}: Locked): Promise<Outcome<never, DetailsRefusal> | undefined> {
  const { id, applicationId, advance, issuedAt, status } = contract
  if (!(await areContractsOn(tx))) return refuse('off')
  if (!issuedAt) return refuse('not sent')
  if (!isLiveContract(status)) return refuse('ended')
  if (payout && isGone(payout)) return refuse('paid')
  if (await findPaidOn(tx, applicationId, advance)) return refuse('paid')
  return (await listReturned(tx, id)).length > 0 ? refuse('returned') : undefined
}

type Entered = { payee: PayeeDetails; method: FundingMethod; by: { id: string; name: string } }

const endingOf = ({ account }: PayeeDetails) => account?.slice(-4) ?? null

async function beginPayout({ writing, contract }: Locked, { payee, method, by }: Entered): Promise<void> {
  const id = randomUUID()
  await writing.tx.insert(payouts).values({
    ...{ id, contractId: contract.id, method, amount: contract.figures.received },
    sealedPayee: writing.rowSealer.seal(payouts.sealedPayee, id, payee),
    ...{ accountEnding: endingOf(payee), personId: by.id, personName: by.name },
  })
}

async function replaceDetails(
  { writing, contract }: Locked,
  { id, detailsVersion }: PayoutRow,
  { payee, method, by, reviewer }: Entered & { reviewer: Reviewer },
): Promise<void> {
  const { tx, rowSealer } = writing
  const signature = await findStanding(tx, id)
  if (signature) {
    await endSignature(writing, signature, 'void')
    await tell(writing, contract, 'payout-unsigned', { reviewer })
  }
  await changePayout(tx, id, {
    ...{ method, status: 'open', releasedAt: null, detailsVersion: detailsVersion + 1 },
    sealedPayee: rowSealer.seal(payouts.sealedPayee, id, payee),
    ...{ accountEnding: endingOf(payee), enteredAt: new Date() },
    ...{ personId: by.id, personName: by.name },
  })
}
