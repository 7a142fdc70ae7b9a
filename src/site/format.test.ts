import { expect, test } from 'vitest'
import {
  formatCents,
  formatMoment,
  formatOfficeDay,
  formatOfficeTime,
  formatOfficeWeekday,
} from './format.ts'

test.each([
  [0, '$0.00'],
  [8_512_17, '$8,512.17'],
  [92_709_068_817_883, '$927,090,688,178.83'],
])('%i cents are written to the cent', (cents, words) => {
  expect(formatCents(cents, 'en')).toBe(words)
})

test.each([
  ['2026-11-14T17:00:00Z', '12:00 noon ET', 'Saturday, 12 noon ET'],
  ['2026-11-17T20:00:00Z', '3:00 PM ET', 'Tuesday, 3 PM ET'],
  ['2026-07-14T13:07:30Z', '9:07 AM ET', 'Tuesday, 9:07 AM ET'],
  ['2026-11-15T05:00:00Z', '12:00 midnight ET', 'Sunday, 12 midnight ET'],
])('%s is %s at the office, wherever the reader is', (moment, time, weekday) => {
  expect(formatOfficeTime(moment, 'en')).toBe(time)
  expect(formatOfficeWeekday(moment, 'en').replaceAll('\u00a0', ' ')).toBe(weekday)
})

test('a day at the office ends with its own midnight', () => {
  expect(formatOfficeDay('2026-11-15T04:59:00Z', 'en')).toBe('Saturday, November 14, 2026')
})

test('a moment on a screen says in whose time it is', () => {
  const words = formatMoment('2026-11-15T10:30:00Z', 'en').replaceAll('\u202f', ' ')
  expect(words).toMatch(/^Nov 15, 2026, \d+:\d\d [AP]M \S+$/)
  expect(words.endsWith('M')).toBe(false)
})
