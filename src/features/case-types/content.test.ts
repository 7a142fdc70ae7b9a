import { expect, test } from 'vitest'
import { caseFigures } from '#site/case-figures.ts'
import { caseTypePage, caseTypes, cut, relatedTo, suggestedCaseTypes } from './content.ts'

const lists = caseTypes.flatMap(({ commonChallenges, whyFundingHelps, eligibilityFactors }) => [
  ...commonChallenges,
  ...whyFundingHelps,
  ...eligibilityFactors,
])

test('every case type with figures has its page, in the same order', () => {
  expect(caseTypes.map(({ slug }) => slug)).toEqual(Object.keys(caseFigures))
  expect(caseTypePage.addresses?.()).toHaveLength(8)
})

test('no sentence stands on two pages', () => {
  expect(lists).toHaveLength(8 * 15)
  expect(new Set(lists).size).toBe(lists.length)
})

test('what search engines show is unique and fits their line', () => {
  const descriptions = caseTypes.map(({ metaDescription }) => metaDescription)
  expect(new Set(descriptions).size).toBe(descriptions.length)
  for (const text of descriptions) expect(text.length, text).toBeLessThanOrEqual(160)
})

test('search engines are told the same figures as readers', () => {
  for (const { slug, metaDescription } of caseTypes) {
    for (const amount of caseFigures[slug].funding) {
      expect(metaDescription).toContain(`$${amount.toLocaleString('en-US')}`)
    }
  }
})

test('a page points to the first four others', () => {
  expect(relatedTo('car-accident').map(({ slug }) => slug)).toEqual([
    'truck-accident',
    'slip-and-fall',
    'medical-malpractice',
    'motorcycle-accident',
  ])
  expect(relatedTo('wrongful-death').map(({ slug }) => slug)[0]).toBe('car-accident')
  expect(suggestedCaseTypes()).toHaveLength(6)
})

test('a long description is cut at 100 characters, between two words', () => {
  expect(cut('a'.repeat(100), 100)).toHaveLength(100)
  expect(cut(`${'ab '.repeat(33)}cdefg`, 100)).toBe(`${'ab '.repeat(33).trimEnd()}...`)
})
