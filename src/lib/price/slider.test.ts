import { expect, test } from 'vitest'
import { amountScale, monthScale, railEnd, step, stepByKey, valueAt } from './slider.ts'

test('amounts go by $500, from $10,000 by $1,000, from $25,000 by $5,000', () => {
  const { stops } = amountScale
  expect([stops[0], stops.at(-1), stops.length]).toEqual([1_000, 100_000, 49])
  for (const run of [
    [1_000, 1_500],
    [9_500, 10_000, 11_000],
    [24_000, 25_000, 30_000],
    [95_000, 100_000],
  ]) {
    expect(stops.slice(stops.indexOf(run[0] ?? 0)).slice(0, run.length)).toEqual(run)
  }
})

test('$1,000 lies as far from $10,000 as that from $100,000', () => {
  expect([1_000, 5_000, 10_000, 25_000, 100_000].map(amountScale.positionOf)).toEqual([
    0,
    349,
    500,
    699,
    railEnd,
  ])
  expect([1, 6, 18, 36].map(monthScale.positionOf)).toEqual([0, 143, 486, railEnd])
})

test.each([
  ['amounts', amountScale],
  ['months', monthScale],
])('every stop of the %s has a place of its own, and the place leads back to it', (_name, scale) => {
  expect(new Set(scale.stops.map(scale.positionOf)).size).toBe(scale.stops.length)
  for (const stop of scale.stops) expect(valueAt(scale, scale.positionOf(stop))).toBe(stop)
})

test('a place between two stops belongs to the nearer one', () => {
  expect(valueAt(amountScale, 351)).toBe(5_000)
  expect(valueAt(amountScale, -20)).toBe(1_000)
  expect(valueAt(amountScale, 2_000)).toBe(100_000)
})

test('a key goes one stop, five, or to an end, and no further', () => {
  const press = (value: number, key: string) => stepByKey(amountScale, value, key)
  expect(press(5_000, 'ArrowRight')).toBe(5_500)
  expect(press(5_000, 'ArrowDown')).toBe(4_500)
  expect(press(5_000, 'PageUp')).toBe(7_500)
  expect(press(11_000, 'PageDown')).toBe(8_000)
  expect(press(99_000, 'PageUp')).toBe(100_000)
  expect([press(5_000, 'Home'), press(5_000, 'End')]).toEqual([1_000, 100_000])
  expect([press(1_000, 'ArrowLeft'), press(100_000, 'ArrowUp')]).toEqual([1_000, 100_000])
  expect(press(5_000, 'Tab')).toBeUndefined()
})

test('from a typed value between two stops the next key leads to the one beside it', () => {
  expect(step(amountScale, 5_250, 1)).toBe(5_500)
  expect(step(amountScale, 5_250, -1)).toBe(5_000)
})
