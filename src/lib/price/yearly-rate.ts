import type { RateMethod } from '#domain/caps.ts'
import { countDays } from '#lib/calendar-days.ts'
import { divide, multiply, roundHalfUp, whole } from '#lib/exact.ts'
import type { Time } from './time.ts'

/** Cents: what the person received and keeps, and what is owed for it. */
type Sums = { received: number; owed: number }

/** A day of funding counts as one, as it does in the price. */
const daysOf = ({ fundedOn, on }: { fundedOn: string; on: string }) =>
  Math.max(1, countDays(fundedOn, on) + 1)

/** What pages name: every charge and fee of the first year, on what the person got. */
export const firstYear = { months: 12 } as const satisfies Time

/** In percent with two decimals. A state's rule names the method; without one a year's part is a part of its rate. */
export function yearlyRateAt(sums: Sums, time: Time, method: RateMethod = 'simple'): number {
  if (sums.received <= 0 || sums.owed <= sums.received) return 0
  const [parts, year] = 'months' in time ? [Math.max(1, time.months), 12] : [daysOf(time), 365]
  if (method === 'simple') {
    const yearly = multiply(whole(sums.owed - sums.received), whole(year * 10_000))
    return roundHalfUp(divide(divide(yearly, sums.received), parts)) / 100
  }
  const growth = sums.owed / sums.received
  const years = parts / year
  const rate = method === 'effective' ? growth ** (1 / years) - 1 : solveByYears(growth, years)
  return Math.round(rate * 10_000) / 100
}

/**
 * One payment out and one back, as Regulation Z has it (12 CFR 1026, appendix J, b(5)(vi)), to which the Military Lending
 * Act refers: the unit is the term, at most a year, whole years compound, and the rest counts in proportion.
 */
function solveByYears(growth: number, years: number): number {
  const count = Math.floor(years)
  const rest = years - count
  const grow = (rate: number) => (1 + rate) ** count * (1 + rate * rest)
  let low = 0
  let high = 1
  while (grow(high) < growth) high *= 2
  for (let halvings = 0; halvings < 200; halvings++) {
    const middle = (low + high) / 2
    if (grow(middle) < growth) low = middle
    else high = middle
  }
  return high
}
