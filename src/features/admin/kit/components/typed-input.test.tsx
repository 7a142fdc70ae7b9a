import { describe, expect, it } from 'vitest'
import { writeDay } from './date-input.tsx'
import { readCents, writeCents } from './money-input.tsx'

describe('money', () => {
  it.each([
    ['12.5k', 1_250_000, '12,500'],
    ['12500', 1_250_000, '12,500'],
    ['$12,500.50', 1_250_050, '12,500.50'],
    ['0.1', 10, '0.10'],
    ['a lot', undefined, undefined],
  ])('reads %j as %j cents and writes %j', (typed, cents, written) => {
    expect(readCents(typed)).toBe(cents)
    if (cents !== undefined) expect(writeCents(cents)).toBe(written)
  })
})

describe('days', () => {
  it('names the weekday within the year, and the year beyond it', () => {
    expect(writeDay('2026-11-23', '2026-11-16')).toBe('Mon, Nov 23')
    expect(writeDay('2027-02-09', '2026-11-16')).toBe('Feb 9, 2027')
  })
})
