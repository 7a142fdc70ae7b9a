import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findSumMistake } from './sums.ts'

const most = 100_000_000
const below = 'Enter an amount of $0 or more'
const above = 'Check this amount: it’s more than $100,000,000'

describe('an amount', () => {
  test.each([
    '0',
    '12,000',
    '$4,500.50',
    '12k',
    'about 2 million',
    '5,000-10,000',
    '$5,000 – $10,000',
    '$100,000 / $300,000',
    'not sure - maybe 500',
    'I don’t know',
    'None (covered by Medicaid)',
    '100 000 000',
    '(estimate) 900',
    'negative, none',
    '5,000-',
  ])('%s is taken', (typed) => {
    expect(findSumMistake(typed, most, 'en')).toBeUndefined()
  })

  test.each([
    '-500',
    '−500',
    '– 500',
    '$-500',
    '-$500',
    '- $ 500',
    'minus 500',
    '(500)',
    '($1,200.00)',
    '-.5',
    'US$ -5',
    'USD -500',
    'negative 500',
    '\u200e-500',
  ])('%s is below zero', (typed) => {
    expect(findSumMistake(typed, most, 'en')).toBe(below)
  })

  test.each([
    '999999999999',
    '$100,000,001',
    '100.1 million',
    '1e12',
    '2 billion',
    '900000k',
    'between 5 and 999 999 999',
  ])('%s is beyond reason', (typed) => {
    expect(findSumMistake(typed, most, 'en')).toBe(above)
  })

  test('is taken up to the limit and not above, however it is written', () => {
    const written = fc.constantFrom(
      String,
      (sum: number) => `$${sum.toLocaleString('en-US')}`,
      (sum: number) => `about ${sum} dollars`,
      (sum: number) => `${sum}.50`,
    )
    fc.assert(
      fc.property(fc.nat(most - 1), written, (sum, write) => {
        expect(findSumMistake(write(sum), most, 'en')).toBeUndefined()
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: most + 1, max: 2 ** 40 }), written, (sum, write) => {
        expect(findSumMistake(write(sum), most, 'en')).toBe(above)
      }),
    )
  })
})
