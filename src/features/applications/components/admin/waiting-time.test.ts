import { expect, test } from 'vitest'
import { formatBriefly, formatWaiting } from './waiting-time.ts'

const minutes = 60_000
const hours = 60 * minutes
const days = 24 * hours

test.each([
  [-5_000, 'less than a minute'],
  [20_000, 'less than a minute'],
  [61_000, '1 minute'],
  [59 * minutes, '59 minutes'],
  [90 * minutes, '1 hour'],
  [23.9 * hours, '23 hours'],
  [25 * hours, '1 day 1 hour'],
  [24 * hours, '1 day'],
  [60 * hours, '2 days'],
  [9.5 * days, '9 days'],
])('%i ms are %s', (waited, words) => expect(formatWaiting(waited)).toBe(words))

test.each([
  [5_000, '1 min'],
  [40.9 * minutes, '40 min'],
  [2.5 * hours, '2 h'],
  [47 * hours, '47 h'],
  [60 * hours, '2 d'],
])('%i ms are %s where there is little room', (waited, words) => expect(formatBriefly(waited)).toBe(words))
