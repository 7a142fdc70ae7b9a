import { describe, expect, test } from 'vitest'
import { roundDown, roundHalfUp, work } from '../../../tests/support/worked-prices/exactly.ts'
import { workedPrices } from '../../../tests/support/worked-prices/index.ts'
import { estimateAt } from './estimate.ts'

const lawfulRates = ['yearly-rate', 'half-year-rate', 'yearly-per-thousand', 'share-of-recovery']

describe('prices worked by hand', () => {
  test.each(workedPrices)(
    '$name ($statute)',
    ({ worked, owed, cappedBy, cappedIn, time, rule, ...asked }) => {
      const round = cappedBy !== null && lawfulRates.includes(cappedBy) ? roundDown : roundHalfUp
      expect(round(work(worked))).toBe(owed)
      const estimate = estimateAt({ ...rule, ...asked }, time)
      expect(estimate).toMatchObject({ owed, cappedBy })
      if (cappedIn) expect(estimate.cappedIn).toBe(cappedIn)
    },
  )

  test('are forty and more, from every state that has something of its own', () => {
    expect(workedPrices.length).toBeGreaterThanOrEqual(40)
    const states = ['IL', 'IN', 'TN', 'WV', 'ME', 'NE', 'NY', 'CT', 'GA', 'MT', 'NV', 'UT', 'AR', 'SC', 'TX']
    expect([...new Set(workedPrices.map(({ rule }) => rule.state))].toSorted()).toEqual(states.toSorted())
  })
})
