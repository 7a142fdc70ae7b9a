import { businessDayBefore, isBankDay, listCancelDays } from '#lib/business-days.ts'
import { addMonths } from '#lib/calendar-days.ts'
import { formatCalendarDay } from '#site/staff-format.ts'

const mostMonthsAhead = 24

/** Why money can't leave on that day. */
export function findWrongDay(fundingOn: string, today: string): string | undefined {
  const named = formatCalendarDay(fundingOn)
  if (fundingOn < today) return `${named} is over. Choose today or a later day.`
  if (!isBankDay(fundingOn)) return `Banks are closed on ${named}. Choose a day on which they move money.`
  const last = addMonths(today, mostMonthsAhead)
  return fundingOn > last ? `Choose a day up to ${formatCalendarDay(last)}, two years ahead.` : undefined
}

/** The last day to sign: while the offer stands, and a business day before the money leaves, if that one isn't over. */
export function findSignBy(fundingOn: string, offerEndsOn: string, today: string): string {
  const before = businessDayBefore(fundingOn)
  const day = before < today ? fundingOn : before
  return day < offerEndsOn ? day : offerEndsOn
}

const mailDays = 5

/** A paper that was mailed by the last day counts when it comes later, so we wait that long for it. */
export const lastArrival = (signBy: string): string => listCancelDays(signBy, mailDays).at(-1)?.date ?? signBy
