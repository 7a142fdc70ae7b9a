import { expect, test } from 'vitest'
import { countChanges } from './use-kept-draft.ts'

const week = [null, [8, 20], [8, 20]]
const opened = { timeZone: 'America/New_York', week, clocks: { received: { hours: 24 }, approved: null } }

test.each([
  ['nothing', opened, 0],
  ['both hours of one day', { ...opened, week: [null, [9, 17], [8, 20]] }, 1],
  ['two days and the zone', { ...opened, timeZone: 'America/Chicago', week: [[9, 17], null, [8, 20]] }, 3],
  ['a clock that wasn’t set', { ...opened, clocks: { ...opened.clocks, approved: { hours: 48 } } }, 1],
])('%s changed is counted as somebody would', (_, draft, changes) => {
  expect(countChanges(draft, opened)).toBe(changes)
})
