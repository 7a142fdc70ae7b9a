import { expect, test } from 'vitest'
import { brand, type OpenHours } from './brand.ts'
import { addBusinessHours, countBusinessHours, listBusinessHours } from './business-hours.ts'

/** Eastern time, as a clock in New York shows it. In November 2026 the 1st is a Sunday and the change of clocks. */
const winter = (text: string) => new Date(`${text}-05:00`)
const summer = (text: string) => new Date(`${text}-04:00`)

test.each([
  ['Saturday noon', winter('2026-11-14T12:00'), winter('2026-11-17T15:00')],
  ['Monday when we open', winter('2026-11-16T08:00'), winter('2026-11-17T20:00')],
  ['Monday before we open', winter('2026-11-16T02:30'), winter('2026-11-17T20:00')],
  ['Friday as we close', winter('2026-11-13T20:00'), winter('2026-11-17T12:00')],
  ['Sunday', winter('2026-11-15T13:00'), winter('2026-11-17T20:00')],
  ['the day before clocks go back', summer('2026-10-31T16:00'), winter('2026-11-03T19:00')],
  ['the day before clocks go forward', winter('2026-03-07T16:00'), summer('2026-03-10T19:00')],
])('adds 24 business hours from %s', (_when, from, due) => {
  expect(addBusinessHours(from, 24)).toEqual(due)
  expect(countBusinessHours(from, due)).toBeCloseTo(24, 9)
})

test('counts nothing before it begins, nor while we are closed', () => {
  expect(countBusinessHours(winter('2026-11-16T12:00'), winter('2026-11-16T12:00'))).toBe(0)
  expect(countBusinessHours(winter('2026-11-16T12:00'), winter('2026-11-16T11:00'))).toBe(0)
  expect(countBusinessHours(winter('2026-11-14T17:00'), winter('2026-11-16T08:00'))).toBe(0)
})

test('counts a year by the week: 68 hours in each', () => {
  const year = countBusinessHours(winter('2026-01-04T00:00'), winter('2027-01-03T00:00'))
  expect(year).toBe(52 * 68)
})

test('leaves out days on which the company says it is closed', () => {
  const openHours: OpenHours = { ...brand.openHours, closedOn: ['2026-11-26'] }
  const [first, second] = listBusinessHours(winter('2026-11-25T15:00'), winter('2026-11-27T09:00'), openHours)
  expect(first).toEqual({ from: winter('2026-11-25T15:00'), to: winter('2026-11-25T20:00') })
  expect(second).toEqual({ from: winter('2026-11-27T08:00'), to: winter('2026-11-27T09:00') })
})

test('the hours we count are the hours we tell', () => {
  const told = (hours: readonly [number, number] | null) =>
    hours ? `${hours[0]}AM-${hours[1] - 12}PM ET` : 'Closed'
  const [sunday, monday, , , , friday, saturday] = brand.openHours.week
  expect(friday).toEqual(monday)
  expect(brand.businessHours).toEqual([
    `Monday to Friday: ${told(monday)}`,
    `Saturday: ${told(saturday)}`,
    `Sunday: ${told(sunday)}`,
  ])
})

test('refuses to count for a company that never opens', () => {
  expect(() => addBusinessHours(new Date(), 1, { ...brand.openHours, week: [null] })).toThrow()
})
