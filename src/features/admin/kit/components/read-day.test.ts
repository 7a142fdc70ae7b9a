import { describe, expect, it } from 'vitest'
import { readDay } from './read-day.ts'

/** A Monday. */
const today = '2026-11-16'

describe('readDay', () => {
  it.each([
    ['thu', '2026-11-19'],
    ['Thursday', '2026-11-19'],
    ['mon', '2026-11-23'],
    ['+3', '2026-11-19'],
    ['+2w', '2026-11-30'],
    ['-1', '2026-11-15'],
    ['12/9', '2026-12-09'],
    ['2/9', '2027-02-09'],
    ['12/9/28', '2028-12-09'],
    ['dec 9', '2026-12-09'],
    ['Dec. 9, 2027', '2027-12-09'],
    ['9 december', '2026-12-09'],
    ['Feb 29', undefined],
    ['2/29/2028', '2028-02-29'],
    ['2027-02-09', '2027-02-09'],
    ['today', '2026-11-16'],
    ['tomorrow', '2026-11-17'],
    ['soon', undefined],
    ['13/40', undefined],
    ['', undefined],
  ])('reads %j as %j', (typed, day) => expect(readDay(typed, today)).toBe(day))

  it('looks back where a past day is meant', () => {
    expect(readDay('thu', today, 'back')).toBe('2026-11-12')
    expect(readDay('dec 9', today, 'back')).toBe('2025-12-09')
    expect(readDay('11/16', today, 'back')).toBe('2026-11-16')
  })

  it('reads again what it wrote', () => {
    expect(readDay('Mon, Nov 23, 2026', today)).toBe('2026-11-23')
    expect(readDay('Mon, Nov 23', today)).toBe('2026-11-23')
  })
})
