/**
 * A date of every year; the nth Monday (1) to Friday (5) of a month, with -1 for the last one and `plus` days after it; or
 * days from Easter Sunday. Some come only in even years.
 */
export type HolidayRule = { evenYears?: true } & (
  | { month: number; day: number }
  | { month: number; weekday: number; nth: number; plus?: number }
  | { fromEaster: number }
)

const dayLength = 24 * 60 * 60_000
export const isoOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** Midnight UTC of the day it is on, before it is moved off a weekend. Undefined in a year without it. */
export function momentOf(rule: HolidayRule, year: number): number | undefined {
  if (rule.evenYears && year % 2 === 1) return undefined
  if ('fromEaster' in rule) return easterOf(year) + rule.fromEaster * dayLength
  if ('day' in rule) return Date.UTC(year, rule.month - 1, rule.day)
  return nthOf(rule, year) + (rule.plus ?? 0) * dayLength
}

function nthOf(
  { month, weekday, nth }: { month: number; weekday: number; nth: number },
  year: number,
): number {
  if (nth < 0) {
    const last = Date.UTC(year, month, 0)
    return last - ((new Date(last).getUTCDay() - weekday + 7) % 7) * dayLength
  }
  const first = Date.UTC(year, month - 1, 1)
  const until = (weekday - new Date(first).getUTCDay() + 7) % 7
  return first + (until + (nth - 1) * 7) * dayLength
}

/** By the anonymous Gregorian algorithm. */
function easterOf(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const leaps = Math.floor(century / 4)
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leaps - moon + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const day = epact + weekday - 7 * late + 114
  return Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1)
}

/** One on a Saturday is observed the Friday before, too; one on a Sunday, the Monday after. */
function withObserved(moment: number): string[] {
  const weekday = new Date(moment).getUTCDay()
  if (weekday === 6) return [isoOf(moment), isoOf(moment - dayLength)]
  return weekday === 0 ? [isoOf(moment), isoOf(moment + dayLength)] : [isoOf(moment)]
}

/** The first rule by which a date, YYYY-MM-DD, is off. One of the next year may be observed on December 31. */
export function findHoliday<Name extends string>(
  holidays: readonly (readonly [Name, HolidayRule])[],
  date: string,
): Name | undefined {
  const year = Number(date.slice(0, 4))
  const years = date.endsWith('-12-31')
    ? [year, year + 1]
    : date.endsWith('-01-01')
      ? [year, year - 1]
      : [year]
  return holidays.find(([, rule]) =>
    years.some((one) => {
      const moment = momentOf(rule, one)
      return moment !== undefined && withObserved(moment).includes(date)
    }),
  )?.[0]
}
