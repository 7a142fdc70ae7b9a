/** Dates without a time, as YYYY-MM-DD. No time zone can move them. */

const dayLength = 24 * 60 * 60_000

export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength)

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10)

/** The same day of a later month, or that month's last: January 31 and one month are February 28. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}

export const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay())
