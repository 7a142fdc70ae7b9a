import type { PriceRule } from './ceilings.ts'
import type { TimelessQuestion } from './estimate.ts'
import { mostAllowed } from './limit.ts'
import { type OwedRow, priceMonths } from './offer.ts'
import { mostMonths } from './slider.ts'
import { lastDayOf } from './time.ts'

/** No law that we know goes further; a rule may. */
export const longestMonths = 60
const shortest = 6
/** Every statute that asks for a dated schedule asks for half-years. */
const stepMonths = 6

/** The last month that sliders, drawings and schedules reach: where the state's charges stop. */
export const lastMonthOf = (rule: Pick<PriceRule, 'mostMonths'>): number =>
  Math.min(longestMonths, Math.max(shortest, rule.mostMonths ?? mostMonths))

/** Each half-year, and the state's last month. */
export function listSteps(rule: Pick<PriceRule, 'mostMonths'>): number[] {
  const last = lastMonthOf(rule)
  const steps = Array.from({ length: Math.floor(last / stepMonths) }, (_, index) => (index + 1) * stepMonths)
  return steps.at(-1) === last ? steps : [...steps, last]
}

export type ScheduleRow = OwedRow<number> & {
  /** The last day of the last month, YYYY-MM-DD. */
  on: string
  /** The most that the state allows; null where it names no sum. */
  allowed: number | null
}

/** What would be owed at each step, counted from the day the money is planned to be sent. */
export function listSchedule(question: TimelessQuestion, sentOn: string): ScheduleRow[] {
  return priceMonths(question, listSteps(question)).map((row) => ({
    ...row,
    on: lastDayOf(sentOn, row.months),
    allowed: mostAllowed(question, { advance: question.advance, months: row.months }) ?? null,
  }))
}
