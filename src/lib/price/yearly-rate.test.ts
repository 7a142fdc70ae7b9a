import { expect, test } from 'vitest'
import type { RateMethod } from '#domain/caps.ts'
import { countDays } from '#lib/calendar-days.ts'
import type { Time } from './time.ts'
import { yearlyRateAt } from './yearly-rate.ts'

/** Newton's way to the rate at which what was received grows to what is owed. */
function solve(grow: (rate: number) => number, wanted: number): number {
  let rate = 0.2
  for (let step = 0; step < 200; step++) {
    const slope = (grow(rate + 1e-7) - grow(rate - 1e-7)) / 2e-7
    rate -= (grow(rate) - wanted) / slope
  }
  return rate
}

const growths: Record<RateMethod, (years: number) => (rate: number) => number> = {
  simple: (years) => (rate) => 1 + rate * years,
  effective: (years) => (rate) => Math.exp(Math.log1p(rate) * years),
  military: (years) => (rate) => {
    let grown = 1
    let left = years
    for (; left >= 1; left -= 1) grown += grown * rate
    return grown + grown * rate * left
  },
}

const dated = (fundedOn: string, on: string): Time => ({ fundedOn, on })
const schedules: readonly [string, received: number, owed: number, Time][] = [
  ['one six-month step', 5_000_00, 5_900_00, { months: 6 }],
  ['a fee held back, one step', 4_925_00, 5_900_00, { months: 6 }],
  ['a year', 5_000_00, 6_800_00, { months: 12 }],
  ['a year and a half, compounding', 5_000_00, 8_512_17, { months: 18 }],
  ['two years in advance', 3_000_00, 5_760_00, { months: 24 }],
  ['two years and a half, a fee held back', 2_350_00, 5_103_99, { months: 30 }],
  ['three years and a half', 10_000_00, 22_600_00, { months: 42 }],
  ['one month of a step in full', 1_000_00, 1_150_00, { months: 1 }],
  ['45 days', 2_000_00, 2_300_00, dated('2027-01-31', '2027-03-16')],
  ['two years with a leap day', 2_000_00, 3_543_12, dated('2027-06-15', '2029-06-13')],
]

test.each(schedules)('%s: each method agrees with another solver to a hundredth of a percent', (...asked) => {
  const [, received, owed, time] = asked
  const years = 'months' in time ? time.months / 12 : (countDays(time.fundedOn, time.on) + 1) / 365
  for (const method of ['simple', 'effective', 'military'] as const) {
    const rate = solve(growths[method](years), owed / received) * 100
    expect(Math.abs(yearlyRateAt({ received, owed }, time, method) - rate)).toBeLessThan(0.0051)
  }
})

test('the methods differ as their laws do: 18% for six months', () => {
  const rate = (method: RateMethod) =>
    yearlyRateAt({ received: 5_000_00, owed: 5_900_00 }, { months: 6 }, method)
  expect([rate('simple'), rate('effective'), rate('military')]).toEqual([36, 39.24, 36])
  const later = (method: RateMethod) =>
    yearlyRateAt({ received: 5_000_00, owed: 7_700_00 }, { months: 18 }, method)
  expect([later('simple'), later('effective'), later('military')]).toEqual([36, 33.36, 32.48])
})
