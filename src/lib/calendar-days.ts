/** Dates without a time, as YYYY-MM-DD. No time zone can move them. */

const dayLength = 24 * 60 * 60_000

export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength)

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10)

export const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay())
