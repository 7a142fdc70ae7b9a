import { payouts } from '#db/schema/index.ts'
import { takePaidBack } from '#features/decisions/mutations/paid-out.ts'
import { lockApplication } from '#features/decisions/mutations/record.ts'
import { findAdvanceOf, findPaidOutEntry, type KeptAdvance } from '#features/ledger/data.ts'
import { endAdvance, keepEntry } from '#features/ledger/mutations.ts'
import { lockBookkeeper, lockPayer } from '#features/people/signatures/data.ts'
import { readToday } from '#features/rules/data.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { formatCalendarDay } from '#site/staff-format.ts'
import { listReturned, openProof } from '../data/rows.ts'
import { mailMoney } from '../jobs.ts'
import type { Returned } from '../schema/requests.ts'
import { changePayout, type LockedAnyway, type PayoutServices, tell, withSentPayout } from './locked.ts'

export type ReturnedRefusal = 'unknown' | 'may not record' | 'not paid' | 'over' | 'has payments' | 'mistaken'
type Done = Outcome<object, ReturnedRefusal>

/** It came back, so it never began: nothing was earned, the file is approved again, and the contract is reissued. */
export const recordReturned = (
  services: PayoutServices,
  contractId: string,
  { on, reason, submissionKey }: Returned,
  reviewer: Reviewer,
): Promise<Done> =>
  withSentPayout(services, contractId, async (locked): Promise<Done> => {
    const { writing, contract, payout } = locked
    const { tx, rowSealer } = writing
    const { person } = reviewer
    const may = (await lockBookkeeper(tx, person?.id)) ?? (await lockPayer(tx, person?.id))
    if (!may) return refuse('may not record')
    if (!payout?.sentOn) {
      const [last] = await listReturned(tx, contractId)
      return last?.returnedOn === on && !payout ? { ok: true } : refuse('not paid')
    }
    const kept = await findAdvanceOf(tx, contractId)
    if (!kept || kept.row.ending) return refuse('over')
    const paidOut = findPaidOutEntry(kept.entries)
    if (!paidOut || hasMore(kept)) return refuse('has payments')
    const today = await readToday(tx)
    if (on < payout.sentOn || on > today) {
      const words = `It was sent on ${formatCalendarDay(payout.sentOn)}. Use that day or a later one, up to today.`
      return refuse('mistaken', { errors: { on: [words] } })
    }
    const author = person && { personId: person.id, personName: person.name }
    await keepEntry(
      { tx, rowSealer },
      kept.row,
      {
        kind: 'returned',
        amount: paidOut.amount,
        on,
        corrects: paidOut.id,
        submissionKey,
        words: { reason },
      },
      author,
    )
    await endAdvance(tx, kept.row.id, 'returned', on)
    await takeFileBack(locked, kept, reviewer)
    await changePayout(tx, payout.id, {
      ...{ status: 'returned', returnedOn: on, returnedAt: new Date() },
      sealedProof: rowSealer.seal(payouts.sealedProof, payout.id, {
        ...openProof(rowSealer, payout),
        returnReason: reason,
      }),
    })
    const { amount, method } = payout
    await tell(writing, contract, 'payout-returned', { reviewer, amount, method, on })
    await writing.enqueue(tx, mailMoney, { payoutId: payout.id, news: 'returned' })
    return { ok: true }
  })

/** Something came in for it, or it was corrected: then it did begin. */
const hasMore = ({ entries }: KeptAdvance) =>
  entries.some(({ kind }) => kind !== 'paid-out' && kind !== 'one-time-charge')

async function takeFileBack({ writing, contract }: LockedAnyway, { row }: KeptAdvance, reviewer: Reviewer) {
  if (!contract.applicationId) return
  const file = await lockApplication(writing.tx, contract.applicationId)
  if (file && row.decisionId) await takePaidBack(writing, file, row.decisionId, reviewer)
}
