import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { formatCalendarDay } from '#site/staff-format.ts'

/** A bank takes an order for next week, and a later day is a typing mistake. */
const mostDaysAhead = 7

const dayAfter = (day: string, days: number) => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

export const lastFundingDay = (today: string) => dayAfter(today, mostDaysAhead)
export const offerDayOf = (offered: Date | string) => dateIn(brand.openHours.timeZone, offered)

export function findWrongFundingDay(
  fundedOn: string,
  { offeredOn, today }: { offeredOn: string; today: string },
): string | undefined {
  const last = lastFundingDay(today)
  if (fundedOn < offeredOn)
    return `The offer is of ${formatCalendarDay(offeredOn)}; use that day or a later one`
  if (fundedOn > last)
    return `Use a day up to ${formatCalendarDay(last)}, at most ${mostDaysAhead} days ahead`
  return undefined
}
