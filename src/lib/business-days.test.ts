import { describe, expect, test } from 'vitest'
import { businessDayBefore, isBankDay, planFundingDay } from './business-days.ts'

describe('banks move money', () => {
  test.each([
    ['a Thursday', '2026-11-19'],
    ['the day after Thanksgiving', '2026-11-27'],
    ['the Friday before a holiday on a Saturday', '2026-07-03'],
    ['New Year’s Eve before a Saturday', '2027-12-31'],
    ['the Tuesday after a holiday that moved to Monday', '2027-07-06'],
  ])('on %s', (_what, day) => {
    expect(isBankDay(day)).toBe(true)
  })

  test.each([
    ['a Saturday', '2026-11-21'],
    ['a Sunday', '2026-11-22'],
    ['Thanksgiving', '2026-11-26'],
    ['Juneteenth', '2026-06-19'],
    ['a holiday on a Saturday', '2026-07-04'],
    ['the Monday after a holiday on a Sunday', '2027-07-05'],
    ['Martin Luther King Day', '2027-01-18'],
    ['Memorial Day', '2027-05-31'],
  ])('but not on %s', (_what, day) => {
    expect(isBankDay(day)).toBe(false)
  })
})

test.each([
  ['a Thursday', '2026-11-19', '2026-11-18'],
  ['a Monday', '2026-11-23', '2026-11-20'],
  ['the day after Thanksgiving', '2026-11-27', '2026-11-25'],
  ['the Monday after an observed holiday', '2026-07-06', '2026-07-02'],
  ['the first business day of a year', '2027-01-04', '2026-12-31'],
])('the business day before %s', (_what, day, before) => {
  expect(businessDayBefore(day)).toBe(before)
})

test.each([
  ['a week ahead', '2026-11-20', '2026-11-27'],
  ['past Thanksgiving', '2026-11-19', '2026-11-27'],
  ['past a weekend', '2026-11-14', '2026-11-23'],
  ['past Christmas and its weekend', '2026-12-18', '2026-12-28'],
])('a funding day is suggested %s', (_what, today, planned) => {
  expect(planFundingDay(today)).toBe(planned)
  expect(isBankDay(planned)).toBe(true)
})
