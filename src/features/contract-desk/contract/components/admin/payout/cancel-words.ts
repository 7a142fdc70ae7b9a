import type { CancelStart } from '#domain/cancellation.ts'
import { cancelNoticeWays } from '#domain/money.ts'
import type { Cancellation, CancelNotice } from '#features/payments/cancellations/schema.ts'
import { formatCents, formatNumber, labelOf } from '#site/staff-format.ts'
import { sayDay } from '../contract-words.ts'

type Counted = Pick<Cancellation, 'days' | 'lastDay' | 'businessDays'>

/** Business days that are left, today included. */
const countLeft = ({ days }: Counted, today: string): number =>
  days.filter(({ kind, date }) => kind === 'business' && date >= today).length

const starts: Record<CancelStart, string> = {
  signing: 'signing',
  funding: 'funding',
  receipt: 'receipt',
  later: 'the later of signing and receipt',
}

export function sayBeginning({ begins, start, countedFor, days }: Cancellation): string {
  const offs = days.flatMap(({ holiday, date }) => (holiday ? [`${sayDay(date)} is ${holiday}`] : []))
  const why =
    countedFor === 'arrival'
      ? 'as if the money arrived today'
      : countedFor === 'plan'
        ? 'as planned'
        : starts[start]
  return [`counts from ${sayDay(begins)}, ${why}`, ...offs].join('; ')
}

/** In the head, beside the status. */
export function sayCancelTime(stand: Cancellation, today: string): string {
  const { phase, notice, missing, lastDay, finalOn, businessDays, countedFor, begins } = stand
  if (phase === 'canceled') return 'Canceled: nothing is owed'
  if (notice?.status === 'late') return 'A notice came late: say whether you accept it'
  if (notice?.status === 'noticed') return `Notice in time; ${formatCents(missing)} still to come`
  if (phase === 'mail') return `The days are over; the mail may still bring a notice until ${sayDay(finalOn)}`
  if (phase === 'final') return `Could be canceled until ${sayDay(lastDay)}`
  if (countedFor === 'arrival')
    return `On its way; ${formatNumber(businessDays)} business days to cancel once it’s there`
  const left = countLeft(stand, today)
  const days = `${formatNumber(left)} business ${left === 1 ? 'day' : 'days'} left of ${businessDays}`
  return begins < today ? `${days}, today included` : days
}

/** The same in one sentence, for people who don't see the squares. */
export const sayClock = (stand: Cancellation, today: string): string =>
  `${countLeft(stand, today)} of ${stand.businessDays} business days are left. The last is ${sayDay(stand.lastDay)}.`

export const sayNotice = ({ way, noticedOn, arrivedOn, by }: CancelNotice): string =>
  [
    labelOf(cancelNoticeWays, way),
    `counts as of ${sayDay(noticedOn)}`,
    arrivedOn !== noticedOn && `came ${sayDay(arrivedOn)}`,
    by && `recorded by ${by}`,
  ]
    .filter(Boolean)
    .join(', ')

/** What one reads before pressing: whether it's in time, and what is still missing. */
export function sayAnswer(
  { phase, notice, lastDay: counted, missing }: Cancellation,
  { on, back, isNoticed }: { on: string | undefined; back: number; isNoticed: boolean },
): { isInTime: boolean; title: string; words: string } | undefined {
  if (!isNoticed && !on) return undefined
  if (phase === 'unpaid')
    return { isInTime: true, title: 'In time.', words: 'No money has left, so nothing has to come back.' }
  const lastDay = notice?.lastDay && notice.lastDay > counted ? notice.lastDay : counted
  // A late one that somebody took stays taken.
  const isTaken = isNoticed && notice?.reason != null
  const isInTime = isTaken || (on ?? '') <= lastDay
  const left = missing - back
  if (!isInTime)
    return {
      isInTime,
      title: `${sayDay(on ?? '')} is after the last day.`,
      words: `It was ${sayDay(lastDay)}. You may still accept it with a reason; the law doesn’t ask you to.`,
    }
  const told = isNoticed ? '' : `Counts as of ${sayDay(on ?? '')}, last day ${sayDay(lastDay)}. `
  if (left <= 0)
    return { isInTime, title: 'In time.', words: `${told}All of the money is back, so nothing is owed.` }
  return {
    isInTime,
    title: 'In time.',
    words: `${told}${formatCents(left)} still has to come back. It counts as canceled then.`,
  }
}
