import type { Signing } from '#features/contracts/signing/schema.ts'
import { addDays } from '#lib/calendar-days.ts'
import { brand } from '#site/brand.ts'
import { dateIn, formatCalendarDay, formatOfficeTime, type Moment, momentIn } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'

/** A contract's last day ends when our office's does. */
const endZone = brand.openHours.timeZone
const dayLength = 24 * 60 * 60_000

/** A month and its day stay on one line. */
const keepTogether = (day: string) => day.replace(/ (?=\d+$)/, '\u00a0')

/** "Monday, March 1" */
export const sayDay = (date: string, locale: Locale): string =>
  keepTogether(formatCalendarDay(date, locale, { weekday: 'long', month: 'long', day: 'numeric' }))

/** "March 1" */
export const sayDate = (date: string, locale: Locale): string =>
  keepTogether(formatCalendarDay(date, locale, { month: 'long', day: 'numeric' }))

/** "Monday" */
export const sayWeekday = (date: string, locale: Locale): string =>
  formatCalendarDay(date, locale, { weekday: 'long' })

/** "Thursday, February 25, 7:42 PM ET" */
export const sayMoment = (moment: Moment, locale: Locale): string =>
  `${sayDay(dateIn(endZone, moment), locale)}, ${formatOfficeTime(moment, locale, { timeZone: endZone }).replaceAll(' ', '\u00a0')}`

/** How much of the time from sending it to its end is over, and what to write beside it. */
export function measureTime({ issuedAt, signBy }: Pick<Signing, 'issuedAt' | 'signBy'>, now: Moment) {
  const begins = new Date(issuedAt).getTime()
  const ends = momentIn(endZone, addDays(signBy, 1), 0).getTime()
  const today = dateIn(endZone, now)
  const part = (new Date(now).getTime() - begins) / Math.max(1, ends - begins)
  return {
    part: Math.min(1, Math.max(0, part)),
    daysLeft: Math.max(0, Math.round((Date.parse(signBy) - Date.parse(today)) / dayLength)),
    made: dateIn(endZone, issuedAt),
    today,
  }
}

/** "Wed 24" */
export const sayShortDay = (date: string, locale: Locale): string =>
  `${formatCalendarDay(date, locale, { weekday: 'short' })} ${formatCalendarDay(date, locale, { day: 'numeric' })}`
