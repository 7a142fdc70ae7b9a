import { expect, test } from 'vitest'
import { brand } from '#site/brand.ts'
import { fromOfficeField, listFollowUpTimes, toOfficeField } from './content.ts'

const { timeZone } = brand.openHours

test('offers times on open days, in the office’s time zone', () => {
  // Saturday morning: Sunday is closed, so the next day is Monday.
  const times = listFollowUpTimes(new Date('2026-11-14T15:10:00Z'), brand.openHours)
  expect(times.map(({ label }) => label)).toEqual([
    'Today, 12:30 PM ET',
    'Mon, Nov 16, 10 AM ET',
    'Tue, Nov 17, 10 AM ET',
    'Sat, Nov 21, 10 AM ET',
    'Sat, Nov 28, 10 AM ET',
    'Mon, Dec 14, 10 AM ET',
  ])
  expect(times[1]?.value).toBe('2026-11-16T15:00:00.000Z')
})

test('offers nothing today late in the evening', () =>
  expect(listFollowUpTimes(new Date('2026-11-17T03:30:00Z'), brand.openHours)[0]?.label).toBe(
    'Tomorrow, 10 AM ET',
  ))

test.each(['2026-11-16T15:00:00.000Z', '2026-07-01T04:05:00.000Z', '2026-11-01T07:30:00.000Z'])(
  'a field shows %s as the office does, and gives it back',
  (moment) => expect(fromOfficeField(toOfficeField(moment, timeZone), timeZone)).toBe(moment),
)

test('a half filled field is no time', () => expect(fromOfficeField('2026-11-', timeZone)).toBe(''))

test('an office elsewhere has its own days and time zone', () => {
  const calendar = { ...brand.openHours, timeZone: 'America/Los_Angeles', closedOn: ['2026-11-16'] }
  const times = listFollowUpTimes(new Date('2026-11-15T20:00:00Z'), calendar)
  expect(times.slice(0, 2)).toEqual([
    { value: '2026-11-15T22:00:00.000Z', label: 'Today, 2 PM PT' },
    { value: '2026-11-17T18:00:00.000Z', label: 'Tue, Nov 17, 10 AM PT' },
  ])
  expect(toOfficeField('2026-11-17T18:00:00.000Z', calendar.timeZone)).toBe('2026-11-17T10:00')
})
