import { expect, test } from 'vitest'
import { describeDeadline } from './deadline-words.ts'

const now = Date.parse('2026-11-18T15:00:00Z')
const file = { submittedAt: '2026-11-10T15:00:00.000Z', clockSince: null, dueAt: null }

test.each([
  ['2026-11-18T12:00:00.000Z', 'Late by 3 h'],
  ['2026-11-14T15:00:00.000Z', 'Late by 4 d'],
  ['2026-11-18T15:40:00.000Z', '40 min left'],
])(
  'a file that is due %s is “%s”, counted from when it was due and not from when it came',
  (dueAt, words) => {
    expect(describeDeadline({ ...file, dueAt }, now)?.words).toBe(words)
  },
)

test('a file without a deadline is neither late nor in time', () => {
  expect(describeDeadline(file, now)).toBeUndefined()
})
