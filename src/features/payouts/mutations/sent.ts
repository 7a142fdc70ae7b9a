import { payouts } from '#db/schema/index.ts'
import { findStanding as findOffer } from '#features/decisions/data/records.ts'
import { keepPaidOut } from '#features/decisions/mutations/paid-out.ts'
import { lockApplication } from '#features/decisions/mutations/record.ts'
import { keepEntry, openAdvance } from '#features/ledger/mutations.ts'
import { lockPayer } from '#features/people/signatures/data.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { formatCalendarDay } from '#site/staff-format.ts'
import { type PayoutContext, wasReleasedIn } from '../data/context.ts'
import { findStanding, isGone, openProof, type PayoutRow } from '../data/rows.ts'
import { mailMoney } from '../jobs.ts'
import type { Sent } from '../schema/requests.ts'
import { askGate } from './gated.ts'
import { changePayout, type Locked, type PayoutServices, tell, withPayout } from './locked.ts'

export type SentRefusal =
  | 'unknown'
  | 'may not sign'
  | 'no details'
  | 'paid'
  | 'key used'
  | 'not released'
  | 'not ready'
  | 'other day'
type Done = Outcome<object, SentRefusal>

/**
 * Money left, on the planned day and on no other: the advance begins, the file is funded, and what is owed is counted
 * from here on. Everything is asked once more, and recorded together. What was released on its day may be recorded
 * later, when the bank has said so. Sent again with the same key, it’s recorded once.
 */
export const recordSent = (
  services: PayoutServices,
  contractId: string,
  sent: Sent,
  reviewer: Reviewer,
): Promise<Done> =>
  withPayout(services, contractId, async (locked): Promise<Done> => {
    const { writing, contract, payout } = locked
    const { tx, rowSealer } = writing
    const by = await lockPayer(tx, reviewer.person?.id)
    if (!by) return refuse('may not sign')
    if (!payout) return refuse('no details')
    if (payout.sentKey === sent.submissionKey)
      return isSame(locked, payout, sent) ? { ok: true } : refuse('key used')
    if (isGone(payout)) return refuse('paid')
    if (payout.status !== 'released') return refuse('not released')
    const { context, missing } = await askGate(locked)
    const { fundingOn } = contract
    const isToday = fundingOn === context.today
    if (sent.on !== fundingOn || !(isToday || wasReleasedIn(context))) {
      const words = `Money of this contract leaves on ${formatCalendarDay(fundingOn)}, once it’s released that day. If it didn’t, reissue the contract.`
      return refuse('other day', { errors: { on: [words] } })
    }
    // What the bank sent yesterday has left, whatever else has changed since.
    const obstacles = isToday ? missing : await findEnded(locked, context)
    if (obstacles.length > 0) return refuse('not ready', { errors: { checks: obstacles } })
    await openLedger(locked, payout, sent, reviewer)
    await changePayout(tx, payout.id, {
      ...{ status: 'sent', sentOn: sent.on, sentAt: new Date(), sentByName: by.name },
      sentKey: sent.submissionKey,
      sealedProof: rowSealer.seal(payouts.sealedProof, payout.id, { reference: sent.reference }),
    })
    const { amount, method } = payout
    await tell(writing, contract, 'payout-sent', { reviewer, amount, method, on: sent.on })
    await writing.enqueue(tx, mailMoney, { payoutId: payout.id, news: 'sent' })
    return { ok: true }
  })

/** There is no ledger for money of a contract or an offer that ended. */
async function findEnded(
  { writing: { tx }, contract }: Locked,
  { problem }: Pick<PayoutContext, 'problem'>,
): Promise<string[]> {
  if (problem) return [problem]
  const offer = await findOffer(tx, contract.applicationId)
  return offer?.kind === 'approved' ? [] : ['The offer of this contract doesn’t stand anymore.']
}

const isSame = ({ writing: { rowSealer } }: Locked, payout: PayoutRow, { on, reference }: Sent): boolean =>
  payout.sentOn === on && openProof(rowSealer, payout).reference === reference

async function openLedger(
  { writing, contract }: Locked,
  { id, method }: PayoutRow,
  { on, reference }: Sent,
  reviewer: Reviewer,
): Promise<void> {
  const { tx, rowSealer } = writing
  const { applicationId, amount, figures, rule, termsVersion, homeState, advance } = contract
  const row = await lockApplication(tx, applicationId)
  if (!row) throw new Error('the file is gone')
  const signature = await findStanding(tx, id)
  const decision = await keepPaidOut(
    writing,
    row,
    {
      amount,
      fundedOn: on,
      method,
      advance,
      submissionKey: `payout-${id}`,
      isAlone: signature?.isAlone ?? false,
    },
    reviewer,
  )
  const opened = await openAdvance(tx, {
    ...{ applicationId, contractId: contract.id, decisionId: decision.id, counted: 'steps' },
    ...{ state: homeState, termsVersion, heldTerms: figures.terms, rule, cancel: figures.cancel },
  })
  const { person } = reviewer
  const author = person && { personId: person.id, personName: person.name }
  const services = { tx, rowSealer }
  const entry = { on, method, submissionKey: `payout-${id}` }
  await keepEntry(services, opened, { ...entry, kind: 'paid-out', amount, words: { reference } }, author)
  for (const [place, charge] of figures.oneTimeCharges.entries()) {
    const words = { reason: charge.name }
    const key = { submissionKey: `payout-${id}-${place}` }
    await keepEntry(
      services,
      opened,
      { ...entry, ...key, kind: 'one-time-charge', amount: charge.amount, words },
      author,
    )
  }
}
