import { describe, expect, test, vi } from 'vitest'
import { findLimitMistake, readDate, today } from './dates.ts'

describe('a typed date', () => {
  test.each([
    '2/28/2024',
    '02/28/2024',
    '02282024',
    '2-28-2024',
    '2.28.2024',
    '2 28 2024',
    ' 02/28/2024 ',
    'Feb 28, 2024',
    'february 28 2024',
    'Feb. 28 2024',
    '2024-02-28',
  ])('%s is understood', (typed) => {
    expect(readDate(typed, 'en')).toEqual({ day: '2024-02-28' })
  })

  test.each([
    ['2/30/2024', 'February has 29 days in 2024'],
    ['2/29/2023', 'February has 28 days in 2023'],
    ['Feb 30, 2026', 'February has 28 days in 2026'],
    ['04312026', 'April has 30 days'],
    ['3/0/2026', 'The day must be from 1 to 31'],
    ['022824', 'Enter 8 digits: 2 for the month, 2 for the day, 4 for the year, like 02282024'],
    ['2282024', 'Enter 8 digits: 2 for the month, 2 for the day, 4 for the year, like 02282024'],
    [
      'unfinished',
      'Check the date. Part of it is missing, or the month has fewer days: February has 28 or 29',
    ],
    ['13/1/2024', 'The month must be from 1 to 12'],
    ['0/1/2024', 'The month must be from 1 to 12'],
    ['2/28/24', 'Enter the year with 4 digits, like 2024'],
    ['yesterday', 'Enter the month, day and year, like 02/28/2024'],
    ['2/2024', 'Enter the month, day and year, like 02/28/2024'],
    ['2024-02-28T00:00:00Z', 'Enter the month, day and year, like 02/28/2024'],
  ])('%s is refused with what to do: %s', (typed, mistake) => {
    expect(readDate(typed, 'en')).toEqual({ mistake })
  })

  test('leap days are days', () => {
    expect(readDate('2/29/2024', 'en')).toEqual({ day: '2024-02-29' })
  })
})

describe('limits of a date', () => {
  test('today isn’t in the future anywhere in the country', () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T23:30:00-10:00') })
    expect(today()).toBe('2026-03-02')
    expect(findLimitMistake('2026-03-01', 'past', 'en')).toBeUndefined()
    expect(findLimitMistake('2026-03-03', 'past', 'en')).toBe('This date can’t be in the future')
    expect(findLimitMistake('2026-03-03', 'birth', 'en')).toBe('A date of birth must be in the past')
    vi.useRealTimers()
  })

  test('a person is at most 120 years old, a trial may be ahead', () => {
    expect(findLimitMistake('1899-01-01', 'birth', 'en')).toBe('Check the year. 1899 is too long ago')
    expect(findLimitMistake('1950-01-01', 'birth', 'en')).toBeUndefined()
    expect(findLimitMistake('2090-01-01', 'any', 'en')).toBeUndefined()
    expect(findLimitMistake('2190-01-01', 'any', 'en')).toBe('Check the year')
  })
})
