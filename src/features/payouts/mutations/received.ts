import { lockBookkeeper, lockPayer } from '#features/people/signatures/data.ts'
import { readToday } from '#features/rules/data.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { formatCalendarDay } from '#site/staff-format.ts'
import { changePayout, type PayoutServices, tell, withSentPayout } from './locked.ts'

export type ReceivedRefusal = 'unknown' | 'may not record' | 'not paid' | 'received' | 'mistaken'

/** The desk reads it in the bank’s report, or the person says so on their page. */
export type ReceivedBy = { by: 'person' } | { by: 'bank'; reviewer: Reviewer }

/** The money is there. The same day again changes nothing; another one is refused, since days are counted from it. */
export const recordReceived = (
  services: PayoutServices,
  contractId: string,
  { on }: { on: string },
  received: ReceivedBy,
): Promise<Outcome<object, ReceivedRefusal>> =>
  withSentPayout(services, contractId, async (locked): Promise<Outcome<object, ReceivedRefusal>> => {
    const { writing, contract, payout } = locked
    const { tx } = writing
    const isDesk = received.by === 'bank'
    if (isDesk) {
      const { person } = received.reviewer
      const may = (await lockBookkeeper(tx, person?.id)) ?? (await lockPayer(tx, person?.id))
      if (!may) return refuse('may not record')
    }
    if (!payout?.sentOn) return refuse('not paid')
    if (payout.receivedOn === on) return { ok: true }
    if (payout.receivedOn) return refuse('received')
    const today = await readToday(tx)
    if (on < payout.sentOn || on > today) {
      const words = `It was sent on ${formatCalendarDay(payout.sentOn)}. Use that day or a later one, up to today.`
      return refuse('mistaken', { errors: { on: [words] } })
    }
    await changePayout(tx, payout.id, {
      ...{ status: 'received', receivedOn: on, receivedAt: new Date(), receivedBy: received.by },
    })
    await tell(writing, contract, 'payout-received', { on, ...(isDesk && { reviewer: received.reviewer }) })
    return { ok: true }
  })
