import type { Holiday } from '#site/holiday-names.ts'
import { findFederalHoliday, isBankHoliday, isHoliday } from '#site/holidays.ts'
import { addDays, isWeekend } from './calendar-days.ts'

/** Federal holidays only: a state's own would give a reader more time, never less. */
const isBusinessDay = (date: string): boolean => !isWeekend(date) && !isHoliday(date)

/** Whether banks move money. */
export const isBankDay = (date: string): boolean => !isWeekend(date) && !isBankHoliday(date)

/** The last day before this one that is a business day. */
export function businessDayBefore(date: string): string {
  let day = addDays(date, -1)
  while (!isBusinessDay(day)) day = addDays(day, -1)
  return day
}

/** An example of a day on which money leaves: the first business day a week from today. */
export function planFundingDay(today: string): string {
  let day = addDays(today, 7)
  while (!isBusinessDay(day)) day = addDays(day, 1)
  return day
}

export type CancelDay = {
  date: string
  kind: 'start' | 'business' | 'weekend' | 'holiday' | 'closed'
  /** Of business days, from 1. */
  number?: number
  holiday?: Holiday
}

type DayOff = Pick<CancelDay, 'kind' | 'holiday'>
/** What else is off beside weekends and federal holidays: it only gives a person more time. */
export type AlsoOff = (date: string) => DayOff | undefined

/** From the day it starts, which doesn't count, to the last day to cancel. */
export function listCancelDays(start: string, days: number, alsoOff?: AlsoOff): CancelDay[] {
  const listed: CancelDay[] = [{ date: start, kind: 'start' }]
  for (let date = addDays(start, 1), number = 0; number < days; date = addDays(date, 1)) {
    const dayOff = findDayOff(date) ?? alsoOff?.(date)
    if (!dayOff) number += 1
    listed.push({ date, ...(dayOff ?? { kind: 'business', number }) })
  }
  return listed
}

function findDayOff(date: string): DayOff | undefined {
  if (isWeekend(date)) return { kind: 'weekend' }
  const holiday = findFederalHoliday(date)
  return holiday && { kind: 'holiday', holiday }
}

export type CountedDay = {
  date: string
  counts: boolean /** Business days since the first, without this one. */
  before: number
}

/** Every day of a span with its place among the business days, to subtract one place from another. */
export function countBusinessDays(from: string, to: string, closedOn: readonly string[]): CountedDay[] {
  const closed = new Set(closedOn)
  const days: CountedDay[] = []
  for (let date = from, before = 0; date <= to; date = addDays(date, 1)) {
    const counts = isBusinessDay(date) && !closed.has(date)
    days.push({ date, counts, before })
    if (counts) before += 1
  }
  return days
}
