import { brand } from '#site/brand.ts'
import { dateIn, formatCalendarDay, formatOfficeTime } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'

const keepTogether = (day: string) => day.replace(/ (?=\d+(,|$))/, '\u00a0')

/** "March 2, 2028" */
export const sayFullDate = (date: string, locale: Locale): string =>
  keepTogether(formatCalendarDay(date, locale, { dateStyle: 'long' }))

/** "Mar 1" */
export const sayBriefDate = (date: string, locale: Locale): string =>
  keepTogether(formatCalendarDay(date, locale, { month: 'short', day: 'numeric' }))

/** "Tuesday, March 9" */
export const sayWeekdayDate = (date: string, locale: Locale): string =>
  keepTogether(formatCalendarDay(date, locale, { weekday: 'long', month: 'long', day: 'numeric' }))

/** "9:12 AM" where our office is. */
export const sayTime = (moment: string, locale: Locale): string =>
  formatOfficeTime(moment, locale, { timeZone: brand.openHours.timeZone }).replaceAll(' ', '\u00a0')

/** "Thursday, March 4, 2:10 PM ET" */
export const sayStamp = (moment: string, locale: Locale): string =>
  `${sayWeekdayDate(dateIn(brand.openHours.timeZone, moment), locale)}, ${sayTime(moment, locale)}`
