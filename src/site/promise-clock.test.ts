import { describe, expect, test } from 'vitest'
import { brand, type OpenHours } from './brand.ts'
import { promise } from './content/en/promise.ts'
import { isHoliday } from './holidays.ts'
import { addPromisedHours, countPromisedHours, newAnswerTime, promisedSince } from './promise-clock.ts'
import { promisedHours } from './promised-hours.ts'

/** Eastern time, as a clock in New York shows it. In November 2026 the 1st is a Sunday and the change of clocks. */
const winter = (text: string) => new Date(`${text}-05:00`)
const summer = (text: string) => new Date(`${text}-04:00`)

describe('the one clock', () => {
  test.each([
    ['a Wednesday night', winter('2026-11-18T01:52'), winter('2026-11-19T01:52')],
    ['Saturday noon, over Sunday', winter('2026-11-14T12:00'), winter('2026-11-16T12:00')],
    ['Sunday, from Monday on', winter('2026-11-15T13:00'), winter('2026-11-17T00:00')],
    ['the day before Thanksgiving', winter('2026-11-25T15:00'), winter('2026-11-27T15:00')],
    ['the day before Christmas', winter('2026-12-24T15:00'), winter('2026-12-26T15:00')],
    ['the eve of an observed holiday', summer('2026-07-02T15:00'), summer('2026-07-06T15:00')],
    ['the day before clocks go back', summer('2026-10-31T16:00'), winter('2026-11-02T16:00')],
    ['the day before clocks go forward', winter('2026-03-07T16:00'), summer('2026-03-09T16:00')],
  ])('counts 24 hours from %s', (_when, from, due) => {
    expect(addPromisedHours(from)).toEqual(due)
    expect(countPromisedHours(from, due)).toBeCloseTo(promisedHours, 9)
    expect(addPromisedHours(promisedSince(due, promisedHours))).toEqual(due)
  })

  test('leaves out the days on which the owner closes, and takes the owner’s number', () => {
    const openHours: OpenHours = { ...brand.openHours, closedOn: ['2026-11-19'] }
    expect(addPromisedHours(winter('2026-11-18T10:00'), 36, openHours)).toEqual(winter('2026-11-20T22:00'))
    const weekdays = {
      ...openHours,
      week: [null, [9, 17], [9, 17], [9, 17], [9, 17], [9, 17], null],
    } as const
    expect(addPromisedHours(winter('2026-11-20T10:00'), 24, weekdays)).toEqual(winter('2026-11-23T10:00'))
  })

  test('ends for a company that opens on Sundays alone', () => {
    const sundays: OpenHours = { ...brand.openHours, week: [[9, 17], null, null, null, null, null, null] }
    expect(addPromisedHours(winter('2026-11-18T10:00'), 24, sundays)).toEqual(winter('2026-11-19T10:00'))
  })

  test('gives one new time, in office hours, once it is late', () => {
    expect(newAnswerTime(winter('2026-11-19T01:52'))).toEqual(winter('2026-11-19T20:00'))
    expect(newAnswerTime(winter('2026-11-14T15:00'))).toEqual(winter('2026-11-16T20:00'))
  })

  test('says one sentence', () => {
    expect(promise).toBe(
      'We answer within 24 hours, day and night, not counting Sundays, holidays and days we’re closed.',
    )
  })
})

test('knows the federal holidays and the days on which they are observed', () => {
  const days = ['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-07-03']
  const more = ['2026-09-07', '2026-10-12', '2026-11-11', '2026-11-26', '2026-12-25', '2027-12-31']
  for (const date of [...days, ...more]) expect([date, isHoliday(date)]).toEqual([date, true])
  for (const date of ['2026-11-18', '2026-11-27', '2026-12-31'])
    expect([date, isHoliday(date)]).toEqual([date, false])
})
