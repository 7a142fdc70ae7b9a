import { expect, test } from 'vitest'
import { everyState } from '#site/service-area.ts'
import { caseTypeWords } from './content/words.ts'
import { axes, caseTypePage, detailHead, listCaseTypes } from './content.ts'
import { cut, listRelated, suggestCaseTypes } from './data.ts'

const caseTypes = listCaseTypes('en')

const lists = caseTypes.flatMap(({ commonChallenges, whyFundingHelps, eligibilityFactors }) => [
  ...commonChallenges,
  ...whyFundingHelps,
  ...eligibilityFactors,
])

test('every case type has its page', () => {
  expect(caseTypePage.addresses?.()).toEqual(caseTypes.map(({ slug }) => `/case-types/${slug}`))
})

test.each([
  ['car-accident', '$5,000 - $100,000', '6 months - 3 years'],
  ['truck-accident', '$10,000 - $500,000', '1 - 5 years'],
  ['slip-and-fall', '$3,000 - $75,000', '6 months - 2 years'],
  ['medical-malpractice', '$15,000 - $1,000,000', '2 - 7 years'],
  ['motorcycle-accident', '$8,000 - $250,000', '8 months - 4 years'],
  ['product-liability', '$10,000 - $500,000', '1 - 6 years'],
  ['workplace-injury', '$5,000 - $200,000', '1 - 4 years'],
  ['wrongful-death', '$25,000 - $2,000,000', '1 - 5 years'],
])('%s reads as specified', (slug, averageFunding, typicalTimeframe) => {
  expect(caseTypes.find((caseType) => caseType.slug === slug)).toMatchObject({
    averageFunding,
    typicalTimeframe,
  })
})

test('every case fits on the axis', () => expect(axes.years).toBe(7))

test('no two pages share a sentence', () => {
  expect(lists).toHaveLength(caseTypes.length * 15)
  expect(new Set(lists).size).toBe(lists.length)
})

test('each page has its own search result, which fits', () => {
  const descriptions = caseTypes.map(({ metaDescription }) => metaDescription)
  expect(new Set(descriptions).size).toBe(descriptions.length)
  for (const text of descriptions) expect(text.length, text).toBeLessThanOrEqual(160)
})

test('search engines get no range; readers see it called broad and without a source', () => {
  const site = { name: 'Example Funding', publicUrl: 'https://example.com' }
  for (const caseType of caseTypes) {
    const told = JSON.stringify(detailHead(caseType, site, 'en', everyState))
    expect(told).not.toMatch(/\$\d|\d (months|years)/)
  }
  const { index, detail } = caseTypeWords.en
  for (const said of [index.lead(8), detail.fundingNote, detail.timelineNote])
    expect(said).toMatch(/broad range.* from no published source/)
})

test('a page points to the first four others', () => {
  expect(listRelated('car-accident', 'en').map(({ slug }) => slug)).toEqual([
    'truck-accident',
    'slip-and-fall',
    'medical-malpractice',
    'motorcycle-accident',
  ])
  expect(listRelated('wrongful-death', 'en').map(({ slug }) => slug)[0]).toBe('car-accident')
  expect(suggestCaseTypes('en')).toHaveLength(6)
})

test('a long description is cut at 100 characters, between two words', () => {
  expect(cut('a'.repeat(100), 100)).toHaveLength(100)
  expect(cut(`${'ab '.repeat(33)}cdefg`, 100)).toBe(`${'ab '.repeat(33).trimEnd()}...`)
})
