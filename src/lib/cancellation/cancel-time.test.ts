import { describe, expect, test } from 'vitest'
import { zonesOfState } from '#domain/state-zones.ts'
import { stateCodes } from '#domain/states.ts'
import {
  beginningOf,
  type CalendarCode,
  calendarCodes,
  calendarStates,
  dayAfter,
  readLastDay,
  wallDays,
} from '../../../tests/support/cancel-calendar.ts'
import { type CancelMoments, countCancelTime, dayInState, endOfDay } from './cancel-time.ts'

const minute = 60_000
const nothing: CancelMoments = { signedOn: null, sentOn: null, receivedOn: null }
const count = (code: CalendarCode, moments: Partial<CancelMoments>, more: Partial<Calendar> = {}) =>
  countCancelTime(
    { state: code, days: calendarStates[code].days, start: calendarStates[code].start },
    { ...nothing, ...moments },
    { today: '2026-01-01', fundingOn: '2026-01-02', closedOn: [], ...more },
  )
type Calendar = Parameters<typeof countCancelTime>[2]

/** Spread over three years: every state 25 times, and on different days of the week, month and year. */
const starts = Array.from({ length: 400 }, (_, place) => ({
  code: calendarCodes[place % calendarCodes.length] ?? 'NY',
  signedOn: wallDays[(place * 271) % 1_060]?.date ?? '',
  sentAfter: place % 4,
  receivedAfter: place % 3,
}))

describe('the last day to cancel', () => {
  test.each(calendarCodes)('is as a calendar on the wall says in %s', (code) => {
    const own = starts.filter((start) => start.code === code)
    expect(own).toHaveLength(25)
    for (const { signedOn, sentAfter, receivedAfter } of own) {
      const sentOn = dayAfter(signedOn, sentAfter)
      const receivedOn = dayAfter(sentOn, receivedAfter)
      const { start, behind } = calendarStates[code]
      const begins = start === 'signing' ? signedOn : start === 'funding' ? sentOn : receivedOn
      const lastDay = readLastDay(code, begins)
      const time = count(code, { signedOn, sentOn, receivedOn })
      expect([signedOn, time.begins, time.lastDay]).toEqual([signedOn, begins, lastDay])
      const last = Math.max(...behind.map((hours) => beginningOf(dayAfter(lastDay), hours).getTime()))
      expect([lastDay, time.endsAt.toISOString()]).toEqual([lastDay, new Date(last).toISOString()])
      expect(time.days.filter(({ kind }) => kind === 'business')).toHaveLength(calendarStates[code].days)
    }
  })

  test('has every start on a weekend, a holiday, before one, and over a change of the clocks', () => {
    const begun = starts.map(({ code, signedOn, sentAfter }) =>
      count(code, { signedOn, sentOn: dayAfter(signedOn, sentAfter) }),
    )
    const kinds = begun.flatMap(({ days }) => days.map(({ kind }) => kind))
    expect(new Set(kinds)).toEqual(new Set(['start', 'business', 'weekend', 'holiday']))
    const holidays = new Set(begun.flatMap(({ days }) => days.flatMap(({ holiday }) => holiday ?? [])))
    expect(holidays.size).toBeGreaterThan(18)
  })

  test.each([
    ['OH', 'Eastern', 5],
    ['OK', 'Central', 6],
    ['UT', 'Mountain', 7],
    ['CA', 'Pacific', 8],
  ] as const)('begins and ends at midnight of %s, %s time, summer and winter', (code, _zone, behind) => {
    for (const day of ['2026-03-08', '2026-03-09', '2026-07-01', '2026-11-01', '2026-11-02', '2027-12-31']) {
      const midnight = beginningOf(day, behind).getTime()
      expect(dayInState(code, new Date(midnight))).toBe(day)
      expect(dayInState(code, new Date(midnight - minute))).toBe(
        wallDays[wallDays.findIndex(({ date }) => date === day) - 1]?.date,
      )
      expect(endOfDay(code, day).endsAt).toEqual(beginningOf(dayAfter(day), behind))
    }
  })

  test('ends in the zone where that day ends last, and a day near midnight is the later one', () => {
    expect(endOfDay('TX', '2026-11-20').zone).toBe('America/Denver')
    expect(endOfDay('TN', '2026-11-20').zone).toBe('America/Chicago')
    expect(endOfDay('IN', '2026-11-20').zone).toBe('America/Chicago')
    expect(endOfDay('NV', '2026-11-20').zone).toBe('America/Los_Angeles')
    expect(endOfDay('OR', '2026-11-20').zone).toBe('America/Los_Angeles')
    expect(endOfDay('AK', '2026-11-20').zone).toBe('America/Adak')
    expect(dayInState('TN', new Date('2026-11-20T05:30:00Z'))).toBe('2026-11-20')
    expect(dayInState('IL', new Date('2026-11-20T05:30:00Z'))).toBe('2026-11-19')
    for (const state of stateCodes) {
      const { zone, endsAt } = endOfDay(state, '2026-08-14')
      expect(zonesOfState(state)).toContain(zone)
      expect(endsAt.getTime()).toBeGreaterThanOrEqual(Date.parse('2026-08-15T04:00:00Z'))
    }
  })

  test('counts as if the money came today until somebody says when it did', () => {
    const sent = { signedOn: '2026-11-09', sentOn: '2026-11-10' }
    const on = (today: string) => count('NY', sent, { today })
    expect(on('2026-11-12')).toMatchObject({
      countedFor: 'arrival',
      begins: '2026-11-12',
      lastDay: '2026-11-27',
    })
    expect(on('2026-11-13').lastDay).toBe('2026-11-30')
    expect(on('2026-11-09').begins).toBe('2026-11-10')
    const known = count('NY', { ...sent, receivedOn: '2026-11-13' }, { today: '2026-11-20' })
    expect(known).toMatchObject({ countedFor: 'known', lastDay: '2026-11-30' })
    expect(known.days.find(({ holiday }) => holiday === 'thanksgiving')?.date).toBe('2026-11-26')
  })

  test('is planned before the money leaves, but known where it counts from the signature', () => {
    const plan = { today: '2026-11-12', fundingOn: '2026-11-16' }
    expect(count('CA', { signedOn: '2026-11-11' }, plan)).toMatchObject({
      countedFor: 'plan',
      begins: '2026-11-16',
    })
    expect(count('CA', {}, { ...plan, today: '2026-11-18' }).begins).toBe('2026-11-18')
    expect(count('UT', { signedOn: '2026-11-11' }, plan)).toMatchObject({
      countedFor: 'known',
      begins: '2026-11-11',
    })
    expect(
      count('MT', { signedOn: '2026-11-20', sentOn: '2026-11-16', receivedOn: '2026-11-17' }).begins,
    ).toBe('2026-11-20')
  })

  test('moves later with each day that the owner is closed', () => {
    const open = count('OH', { signedOn: '2026-12-01', sentOn: '2026-12-01', receivedOn: '2026-12-01' })
    const closed = count(
      'OH',
      { signedOn: '2026-12-01', sentOn: '2026-12-01', receivedOn: '2026-12-01' },
      { closedOn: ['2026-12-03', '2026-12-05'] },
    )
    expect([open.lastDay, closed.lastDay]).toEqual(['2026-12-08', '2026-12-09'])
    expect(closed.days.find(({ date }) => date === '2026-12-03')?.kind).toBe('closed')
  })
})
