/** Days as numbers, by the Gregorian calendar's own rule. Shares nothing with the product's calendar. */
export type Day = number
type Date = { year: number; month: number; day: number }

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const lengthOf = (year: number, month: number) =>
  month === 2 && isLeap(year) ? 29 : (lengths[month - 1] ?? 0)

/** Days before a year and a month, counted from the year 1. */
const beforeYear = (year: number) => {
  const past = year - 1
  return past * 365 + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400)
}
const beforeMonth = (year: number, month: number) => {
  let days = 0
  for (let each = 1; each < month; each++) days += lengthOf(year, each)
  return days
}

const toDay = ({ year, month, day }: Date): Day => beforeYear(year) + beforeMonth(year, month) + day

export function readDay(written: string): Day {
  const [year = 0, month = 0, day = 0] = written.split('-').map((part) => Number.parseInt(part, 10))
  return toDay({ year, month, day })
}

function dateOf(number: Day): Date {
  let year = Math.floor(number / 366) + 1
  while (beforeYear(year + 1) < number) year += 1
  let rest = number - beforeYear(year)
  let month = 1
  while (rest > lengthOf(year, month)) rest -= lengthOf(year, month++)
  return { year, month, day: rest }
}

export function writeDay(number: Day): string {
  const { year, month, day } = dateOf(number)
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  )
}

/** On the same day of a later month, or on its last. */
export function monthsLater(from: Day, months: number): Day {
  const { year, month, day } = dateOf(from)
  const count = year * 12 + (month - 1) + months
  const later = { year: Math.floor(count / 12), month: (count % 12) + 1 }
  return toDay({ ...later, day: Math.min(day, lengthOf(later.year, later.month)) })
}
