import { expect, test } from 'vitest'
import type { RuleCap } from '#domain/caps.ts'
import { describeLimits } from './cap-words.ts'

const none = { mostMonths: null, largestAdvance: null }

test.each<[RuleCap[], string]>([
  [[], ''],
  [[{ kind: 'yearly-rate', percent: 40 }], '40% a year'],
  [
    [
      { kind: 'yearly-rate', percent: 36, below: 5_000_00 },
      { kind: 'yearly-rate', percent: 25, from: 5_000_00, below: 50_000_00 },
    ],
    '36% a year below $5,000, 25% a year from $5,000 below $50,000',
  ],
  [[{ kind: 'yearly-per-thousand', percent: 10, dollars: 360 }], '10% a year plus $360 per $1,000 a year'],
  [
    [
      { kind: 'yearly-rate', percent: 36 },
      { kind: 'servicing', percent: 7 },
    ],
    '36% a year, a fee of up to 7% a year on top',
  ],
  [
    [{ kind: 'share-of-recovery', percent: 25, plusAdvance: true, of: 'gross' }],
    'the advance plus 25% of what the case pays',
  ],
  [
    [{ kind: 'share-of-recovery', percent: 100, plusAdvance: false, of: 'net' }],
    'at most what the attorney and the liens leave',
  ],
])('a rule’s caps are words: %j', (caps, words) => {
  expect(describeLimits({ ...none, caps }, 'en')).toBe(words)
})

test('so are months and the largest advance', () => {
  const caps: RuleCap[] = [{ kind: 'half-year-rate', percent: 18 }]
  expect(describeLimits({ caps, mostMonths: 42, largestAdvance: 500_000_00 }, 'en')).toBe(
    '18% per six months, charges for at most 42 months, advances up to $500,000',
  )
})
