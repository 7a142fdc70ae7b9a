import { expect, test } from 'vitest'
import { listCancelDays } from '#lib/business-days.ts'
import { addMonths } from '#lib/calendar-days.ts'
import { mostAllowed } from './limit.ts'
import type { MonthlyTerms } from './monthly-terms.ts'
import { priceOffer } from './offer.ts'
import { lastMonthOf, listSchedule, listSteps } from './schedule.ts'

const terms: MonthlyTerms = {
  monthlyRate: 2.5,
  compounding: 'simple',
  fee: 0,
  capMultiple: 2,
  mostMonths: null,
}
const illinois = {
  caps: [{ kind: 'half-year-rate', percent: 18 } as const],
  mostMonths: 42,
  largestAdvance: null,
}
const noLimit = { caps: [], mostMonths: null, largestAdvance: null }

test('a schedule has the state’s steps, their dates, our price and the most the state allows', () => {
  const rows = listSchedule({ advance: 5_000_00, terms, ...illinois }, '2027-01-11')
  expect(rows.map(({ months, on, owed, allowed }) => [months, on, owed, allowed])).toEqual([
    [6, '2027-07-10', 5_750_00, 5_900_00],
    [12, '2028-01-10', 6_500_00, 6_800_00],
    [18, '2028-07-10', 7_250_00, 7_700_00],
    [24, '2029-01-10', 8_000_00, 8_600_00],
    [30, '2029-07-10', 8_750_00, 9_500_00],
    [36, '2030-01-10', 9_500_00, 10_400_00],
    [42, '2030-07-10', 10_000_00, 11_300_00],
  ])
})

test('an offer and a schedule owe the same', () => {
  const rows = listSchedule({ advance: 5_000_00, terms, ...illinois }, '2027-01-11')
  for (const { months, owed } of priceOffer(5_000_00, terms, illinois).owed)
    expect(rows.find((row) => row.months === months)?.owed).toBe(owed)
})

test('the last month is the state’s, and the last step too', () => {
  expect([null, 42, 30, 600, 2].map((mostMonths) => lastMonthOf({ mostMonths }))).toEqual([36, 42, 30, 60, 6])
  expect(listSteps({ mostMonths: 20 })).toEqual([6, 12, 18, 20])
})

test('a limit by steps jumps at each half-year, and nothing we charge is above any limit', () => {
  const most = (months: number) => mostAllowed(illinois, { advance: 5_000_00, months })
  expect([1, 6, 7, 42, 48].map(most)).toEqual([5_900_00, 5_900_00, 6_800_00, 11_300_00, 11_300_00])
  expect(mostAllowed(noLimit, { advance: 5_000_00, months: 6 })).toBeUndefined()
  // Indiana allows 7% on top of its 36%, whether or not we charge it.
  const indiana = {
    caps: [
      { kind: 'yearly-rate', percent: 36 },
      { kind: 'servicing', percent: 7 },
    ],
    mostMonths: null,
  } as const
  expect(mostAllowed(indiana, { advance: 1_000_00, months: 12 })).toBe(1_430_00)
  const newYork = {
    caps: [{ kind: 'share-of-recovery', percent: 25, plusAdvance: true, of: 'gross' }],
    mostMonths: null,
  } as const
  expect(mostAllowed(newYork, { advance: 1_000_00, months: 12 })).toBeUndefined()
  const recovery = { gross: 10_000_00, net: 6_000_00 }
  expect(mostAllowed(newYork, { advance: 1_000_00, months: 12, recovery })).toBe(3_500_00)
})

test('days to cancel pass over weekends and federal holidays, and begin the day after', () => {
  const days = listCancelDays('2027-01-11', 14)
  expect(days.at(-1)).toEqual({ date: '2027-02-01', kind: 'business', number: 14 })
  expect(days.find(({ date }) => date === '2027-01-18')?.kind).toBe('holiday')
  expect(days.filter(({ kind }) => kind === 'weekend')).toHaveLength(6)
  expect(days[1]).toEqual({ date: '2027-01-12', kind: 'business', number: 1 })
})

test('a month after the 31st is the last of the next', () => {
  expect([1, 13, 6].map((months) => addMonths('2027-01-31', months))).toEqual([
    '2027-02-28',
    '2028-02-29',
    '2027-07-31',
  ])
})
