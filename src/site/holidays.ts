import { findHoliday, type HolidayRule, isoOf, momentOf } from './holiday-rules.ts'

export type FederalHoliday =
  | 'new-year'
  | 'king'
  | 'washington'
  | 'memorial'
  | 'juneteenth'
  | 'independence'
  | 'labor'
  | 'columbus'
  | 'veterans'
  | 'thanksgiving'
  | 'christmas'

/** The legal public holidays of 5 U.S.C. 6103(a). */
const federalHolidays: readonly (readonly [FederalHoliday, HolidayRule])[] = [
  ['new-year', { month: 1, day: 1 }],
  ['king', { month: 1, weekday: 1, nth: 3 }],
  ['washington', { month: 2, weekday: 1, nth: 3 }],
  ['memorial', { month: 5, weekday: 1, nth: -1 }],
  ['juneteenth', { month: 6, day: 19 }],
  ['independence', { month: 7, day: 4 }],
  ['labor', { month: 9, weekday: 1, nth: 1 }],
  ['columbus', { month: 10, weekday: 1, nth: 2 }],
  ['veterans', { month: 11, day: 11 }],
  ['thanksgiving', { month: 11, weekday: 4, nth: 4 }],
  ['christmas', { month: 12, day: 25 }],
]

const dayLength = 24 * 60 * 60_000

export const findFederalHoliday = (date: string): FederalHoliday | undefined =>
  findHoliday(federalHolidays, date)

/** `date` is YYYY-MM-DD. New Year's Day of the next year may be observed on December 31. */
export const isHoliday = (date: string): boolean => findFederalHoliday(date) !== undefined

/** For a holiday on a Saturday the Federal Reserve stays open on the Friday before; one on a Sunday moves to the Monday. */
export function isBankHoliday(date: string): boolean {
  const weekday = new Date(date).getUTCDay()
  const year = Number(date.slice(0, 4))
  const days = federalHolidays.map(([, rule]) => isoOf(momentOf(rule, year) ?? 0))
  const yesterday = isoOf(Date.parse(date) - dayLength)
  return days.includes(date) || (weekday === 1 && days.includes(yesterday))
}
