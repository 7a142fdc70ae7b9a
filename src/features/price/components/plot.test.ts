import { expect, test } from 'vitest'
import { estimatePrice } from '#lib/price/estimate.ts'
import type { MonthlyTerms } from '#lib/price/monthly-terms.ts'
import {
  cutArea,
  drawLine,
  findCap,
  findTop,
  heightOf,
  placeCharge,
  placeOf,
  sideOfAmount,
  sideOfLabels,
} from './plot.ts'

const simple: MonthlyTerms = {
  monthlyRate: 3,
  compounding: 'simple',
  fee: 0,
  capMultiple: 2,
  mostMonths: null,
}
const follow = (terms: Partial<MonthlyTerms>) =>
  Array.from({ length: 37 }, (_, months) =>
    estimatePrice({
      advance: 5_000_00,
      months,
      terms: { ...simple, ...terms },
      caps: [],
      mostMonths: null,
      largestAdvance: null,
    }),
  )
const curveOf = (terms: Partial<MonthlyTerms>) => follow(terms).map(({ owed }) => owed)

test('the plot reaches a tenth above the cap, or above the curve without one', () => {
  const cap = findCap(follow({}))
  expect(cap).toBe(10_000_00)
  expect(heightOf(cap ?? 0, findTop([curveOf({})], cap))).toBe('9.09%')
  expect(findCap(follow({ capMultiple: null }))).toBeUndefined()
  expect(Math.round(findTop([curveOf({ capMultiple: null })]))).toBe(11_440_00)
})

test('a cap in reach is drawn; one that stops the months is drawn where it stops', () => {
  expect(findCap(follow({ monthlyRate: 1 }))).toBe(10_000_00)
  expect(findCap(follow({ monthlyRate: 1, capMultiple: 5 }))).toBeUndefined()
  expect(findCap(follow({ capMultiple: null, mostMonths: 24 }))).toBe(8_600_00)
  expect(findCap(follow({ monthlyRate: 0, capMultiple: null }))).toBeUndefined()
  // Two months of one step cost the same, and the next step more.
  const yearly = { caps: [{ kind: 'yearly-rate' as const, percent: 20 }], earning: 'per-step' as const }
  const stair = [35, 36].map((months) =>
    estimatePrice({
      ...yearly,
      mostMonths: null,
      largestAdvance: null,
      advance: 5_000_00,
      months,
      terms: { ...simple, capMultiple: null },
    }),
  )
  expect(stair.map(({ owed }) => owed)).toEqual([8_000_00, 8_000_00])
  expect(findCap(stair)).toBeUndefined()
})

test('a shape is cut in units of its own rectangle', () => {
  const curve = curveOf({ capMultiple: null })
  const floor = curve.map(() => 5_000_00)
  expect(cutArea(curve, floor, { from: 0, to: 18 }, 11_000_00)).toMatchObject({
    x: '0%',
    y: '30%',
    width: '50%',
    height: '24.55%',
    path: 'M0 1L1 0L1 1L0 1z',
  })
})

test('without a charge or a month left there is no shape', () => {
  const flat = curveOf({ monthlyRate: 0 })
  expect(cutArea(flat, flat, { from: 0, to: 18 }, 10_000_00)).toBeUndefined()
  expect(cutArea(curveOf({}), flat, { from: 36, to: 36 }, 10_000_00)).toBeUndefined()
})

test('a line runs through every month of its stretch and names only its bends', () => {
  expect(drawLine([10, 20, 40], { from: 1, to: 2 }, 40)).toBe('M1 500L2 0')
  expect(drawLine([0, 10, 20, 30, 30, 30, 40], { from: 0, to: 6 }, 40)).toBe('M0 1000L3 250L5 250L6 0')
  const compounded = curveOf({ compounding: 'monthly', capMultiple: null })
  const top = findTop([compounded])
  for (const [month, cents] of compounded.entries()) {
    const drawn = readLine(drawLine(compounded, { from: 0, to: 36 }, top), month)
    expect(Math.abs(drawn - 1_000 * (1 - cents / top))).toBeLessThan(0.5)
  }
  expect(placeOf(18)).toBe('50%')
})

test('words stand where there is room', () => {
  expect([1, 13, 14, 36].map((month) => sideOfAmount(month))).toEqual(['right', 'right', 'left', 'left'])
  expect([1, 22, 23].map((month) => sideOfLabels(month))).toEqual(['right', 'right', 'left'])
  // A charge of nearly nothing still has its words above the advance's.
  expect(placeCharge(50, 51, 100)).toBe('49.5%')
  expect(placeCharge(2, 2, 100)).toBe('89%')
})

/** How high a drawn line is at a month. */
function readLine(path: string, month: number): number {
  const points = path
    .slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number) as [number, number])
  const end = points.findIndex(([x]) => x >= month)
  const [x2, y2] = points[end] ?? [0, 0]
  const [x1, y1] = points[end - 1] ?? [x2 - 1, y2]
  return y1 + ((month - x1) / (x2 - x1)) * (y2 - y1)
}
