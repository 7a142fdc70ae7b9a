import { expect, test } from 'vitest'
import { caseFigures, formatTimeframe, longestCaseInYears } from './case-figures.ts'
import { formatDollars } from './format.ts'

test.each([
  ['car-accident', '$5,000 - $100,000', '6 months - 3 years'],
  ['truck-accident', '$10,000 - $500,000', '1 - 5 years'],
  ['slip-and-fall', '$3,000 - $75,000', '6 months - 2 years'],
  ['medical-malpractice', '$15,000 - $1,000,000', '2 - 7 years'],
  ['motorcycle-accident', '$8,000 - $250,000', '8 months - 4 years'],
  ['product-liability', '$10,000 - $500,000', '1 - 6 years'],
  ['workplace-injury', '$5,000 - $200,000', '1 - 4 years'],
  ['wrongful-death', '$25,000 - $2,000,000', '1 - 5 years'],
] as const)('%s reads as specified', (slug, funding, timeframe) => {
  const figures = caseFigures[slug]
  expect(figures.funding.map((amount) => formatDollars(amount)).join(' - ')).toBe(funding)
  expect(formatTimeframe(figures.months)).toBe(timeframe)
})

test('every case fits on the axis', () => expect(longestCaseInYears).toBe(7))
