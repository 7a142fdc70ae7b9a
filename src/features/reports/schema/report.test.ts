import { expect, test } from 'vitest'
import { momentsOf } from '#features/applications/data/report-filters.ts'
import { listWeeks, reportQuerySchema, resolvePeriod } from './report.ts'

test('a period ends today, and its weeks begin on Monday', () => {
  expect(resolvePeriod({}, '2026-11-16')).toEqual({ first: '2026-05-25', last: '2026-11-16' })
  expect(resolvePeriod({ period: '12-weeks' }, '2026-11-22')).toEqual({
    first: '2026-08-31',
    last: '2026-11-22',
  })
  expect(resolvePeriod({ period: 'quarter' }, '2026-11-16').first).toBe('2026-10-01')
  expect(resolvePeriod({ period: 'last-quarter' }, '2026-02-03')).toEqual({
    first: '2025-10-01',
    last: '2025-12-31',
  })
  expect(resolvePeriod({ period: 'last-year' }, '2026-11-16')).toEqual({
    first: '2025-01-01',
    last: '2025-12-31',
  })
  const own = { period: 'own', from: '2026-10-29', to: '2026-11-03' } as const
  expect(resolvePeriod(own, '2026-11-16')).toEqual({ first: '2026-10-29', last: '2026-11-03' })
  expect(listWeeks({ first: own.from, last: own.to })).toEqual([
    { week: '2026-10-26', first: '2026-10-29', last: '2026-11-01', isWhole: false },
    { week: '2026-11-02', first: '2026-11-02', last: '2026-11-03', isWhole: false },
  ])
})

test('a day is the office’s own, also when its clocks change', () => {
  const hours = (day: string) => {
    const { from, to } = momentsOf({ first: day, last: day })
    return [from.toISOString(), (to.getTime() - from.getTime()) / 3_600_000]
  }
  expect(hours('2026-03-08')).toEqual(['2026-03-08T05:00:00.000Z', 23])
  expect(hours('2026-11-01')).toEqual(['2026-11-01T04:00:00.000Z', 25])
})

test('a range that ends before it begins, or is longer than three years, is refused', () => {
  expect(reportQuerySchema.safeParse({ from: '2026-02-01', to: '2026-01-01' }).success).toBe(false)
  expect(reportQuerySchema.safeParse({ from: '2016-02-01', to: '2026-01-01' }).success).toBe(false)
  expect(reportQuerySchema.safeParse({ from: '2026-02-30' }).success).toBe(false)
})
