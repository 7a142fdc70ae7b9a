import { addDays, addMonths, countDays } from '#lib/calendar-days.ts'
import { type Exact, whole } from '#lib/exact.ts'

/**
 * When something is owed: a count of months, through the last day of the last of them, or a day. Days are counted from
 * the funding day, which is the first of them.
 */
export type Time = { months: number } | Dated
export type Dated = { fundedOn: string; on: string }

/** In months. Each begins so many months after the funding day, or on that month's last day. */
export const periodMonths = { month: 1, 'half-year': 6, year: 12 } as const
export type Period = keyof typeof periodMonths
export const periods = ['month', 'half-year', 'year'] as const satisfies readonly Period[]

/** Days count within their step, and steps are months or half-years. */
const longestStep = 6

/** Periods that are over, and the part of the next one that is. */
export type Progress = { count: number; part: Exact }

export function progress(time: Time, months: number): Progress {
  if ('months' in time) {
    const part = { over: BigInt(time.months % months), under: BigInt(months) }
    return { count: Math.floor(time.months / months), part }
  }
  // A year is two steps, so that its half is owed at the end of the first.
  const step = Math.min(months, longestStep)
  const steps = months / step
  const { count, gone, days } = place(time, step)
  const over = BigInt((count % steps) * days + gone)
  const under = BigInt(days * steps)
  return over === under
    ? { count: Math.floor(count / steps) + 1, part: whole(0) }
    : { count: Math.floor(count / steps), part: { over, under } }
}

/** How many periods have begun. The first is owed from day one. */
export const countBegun = (time: Time, months: number): number =>
  'months' in time ? Math.max(1, Math.ceil(time.months / months)) : place(time, months).count + 1

/** The same time, or the last day of the last month in which charges are counted. */
export function stopAfter(time: Time, most: number | null): Time {
  if (most === null) return time
  if ('months' in time) return { months: Math.min(time.months, most) }
  const last = lastDayOf(time.fundedOn, most)
  return time.on > last ? { ...time, on: last } : time
}

/** "N months" goes through the day before month N + 1 begins. */
export const lastDayOf = (fundedOn: string, months: number): string =>
  addDays(addMonths(fundedOn, months), -1)

function place({ fundedOn, on }: Dated, months: number) {
  const day = on < fundedOn ? fundedOn : on
  const count = Math.floor(countMonths(fundedOn, day) / months)
  const start = addMonths(fundedOn, count * months)
  const next = addMonths(fundedOn, (count + 1) * months)
  return { count, gone: countDays(start, day) + 1, days: countDays(start, next) }
}

function countMonths(from: string, to: string): number {
  const [years = 0, months = 0] = [0, 5].map(
    (at) => Number(to.slice(at, at + (at ? 2 : 4))) - Number(from.slice(at, at + (at ? 2 : 4))),
  )
  const count = years * 12 + months
  return addMonths(from, count) > to ? count - 1 : count
}
