import { expect, test } from 'vitest'
import { brand } from '#site/brand.ts'
import { describeHours } from './hours.ts'

const hours = { ...brand.openHours, closedOn: ['2026-11-26'] }
const tell = (moment: string, zone: string) => {
  const { state, title, line } = describeHours(hours, new Date(moment), zone, 'en')
  return [state, title, line].map((words) => words.replaceAll('\u00a0', ' '))
}

test.each([
  // A Tuesday.
  [
    '2026-11-17T19:20:00Z',
    'America/Denver',
    ['Open now', 'Call until 6 PM your time', 'It’s 12:20 PM where you are. We close at 8 PM Eastern.'],
  ],
  [
    '2026-11-17T11:00:00Z',
    'America/Los_Angeles',
    ['Closed now', 'We open today, 8 AM Eastern', 'That’s today, 5 AM where you are.'],
  ],
  // After closing on Saturday: we're closed on Sundays.
  [
    '2026-11-21T22:30:00Z',
    'America/New_York',
    ['Closed now', 'We open Monday, 8 AM Eastern', 'That’s Monday, 8 AM where you are.'],
  ],
  // A holiday that the owner named.
  [
    '2026-11-26T15:00:00Z',
    'Pacific/Honolulu',
    ['Closed now', 'We open Friday, 8 AM Eastern', 'That’s Friday, 3 AM where you are.'],
  ],
])('at %s a reader in %s is told whether we are open', (moment, zone, words) => {
  expect(tell(moment, zone)).toEqual(words)
})
