/** A date of every year, or the nth Monday (1) or Thursday (4) of a month; -1 is the last one. */
type Rule = { month: number; day: number } | { month: number; weekday: number; nth: number }

/** The legal public holidays of 5 U.S.C. 6103(a). */
const federalHolidays: readonly Rule[] = [
  { month: 1, day: 1 },
  { month: 1, weekday: 1, nth: 3 },
  { month: 2, weekday: 1, nth: 3 },
  { month: 5, weekday: 1, nth: -1 },
  { month: 6, day: 19 },
  { month: 7, day: 4 },
  { month: 9, weekday: 1, nth: 1 },
  { month: 10, weekday: 1, nth: 2 },
  { month: 11, day: 11 },
  { month: 11, weekday: 4, nth: 4 },
  { month: 12, day: 25 },
]

const dayLength = 24 * 60 * 60_000
const isoOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

function dateOf(rule: Rule, year: number): number {
  if ('day' in rule) return Date.UTC(year, rule.month - 1, rule.day)
  if (rule.nth < 0) {
    const last = Date.UTC(year, rule.month, 0)
    return last - ((new Date(last).getUTCDay() - rule.weekday + 7) % 7) * dayLength
  }
  const first = Date.UTC(year, rule.month - 1, 1)
  const until = (rule.weekday - new Date(first).getUTCDay() + 7) % 7
  return first + (until + (rule.nth - 1) * 7) * dayLength
}

/** One on a Saturday is observed the Friday before, too; one on a Sunday, the Monday after. */
function withObserved(moment: number): string[] {
  const weekday = new Date(moment).getUTCDay()
  if (weekday === 6) return [isoOf(moment), isoOf(moment - dayLength)]
  return weekday === 0 ? [isoOf(moment), isoOf(moment + dayLength)] : [isoOf(moment)]
}

const listOf = (year: number) => federalHolidays.flatMap((rule) => withObserved(dateOf(rule, year)))

/** `date` is YYYY-MM-DD. New Year's Day of the next year may be observed on December 31. */
export function isHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4))
  return listOf(year).includes(date) || (date.endsWith('-12-31') && listOf(year + 1).includes(date))
}

/** For a holiday on a Saturday the Federal Reserve stays open on the Friday before; one on a Sunday moves to the Monday. */
export function isBankHoliday(date: string): boolean {
  const weekday = new Date(date).getUTCDay()
  const year = Number(date.slice(0, 4))
  const days = federalHolidays.map((rule) => isoOf(dateOf(rule, year)))
  const yesterday = isoOf(Date.parse(date) - dayLength)
  return days.includes(date) || (weekday === 1 && days.includes(yesterday))
}
