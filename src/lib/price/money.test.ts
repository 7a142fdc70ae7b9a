import { expect, test } from 'vitest'
import { parseDecimal, parseDollars } from './money.ts'

test.each([
  ['5000', 5_000_00],
  ['$5,000', 5_000_00],
  ['5000.5', 5_000_50],
  ['$ 1,234,567.89', 1_234_567_89],
  ['0.29', 29],
  [' 1.10 ', 1_10],
])('%s is %i cents', (typed, cents) => {
  expect(parseDollars(typed)).toBe(cents)
})

test.each(['', '$', '5,00', '1,0000', '5000.005', '5.', '.5', '-5', '5e3', '5k', '0x10', '9'.repeat(20)])(
  '“%s” is no amount',
  (typed) => {
    expect(parseDollars(typed)).toBeUndefined()
  },
)

test('a rate has at most two decimals', () => {
  expect(['3', '2.95', '3%', '3.1 %'].map(parseDecimal)).toEqual([3, 2.95, 3, 3.1])
  expect(['', '%', '3.125', '-3', 'three', '1e1'].map(parseDecimal)).toEqual(Array(6).fill(undefined))
})
