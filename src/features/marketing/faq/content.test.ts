import { describe, expect, test } from 'vitest'
import { starterPosts } from '#features/blog/starter/content/starter-posts.ts'
import { questionsKey, questionsSchema } from '#features/content/schema.ts'
import { estimatePrice } from '#lib/price/estimate.ts'
import { answerToHtml, htmlToPlain } from '#lib/rich-text.ts'
import { brand } from '#site/brand.ts'
import { formatDollars } from '#site/format.ts'
import { paths } from '#site/paths.ts'
import { sitePages } from '../../../pages.ts'
import { faqTexts } from './content.ts'

const questions = faqTexts[questionsKey].default.en
const answers = new Map(questions.map(({ id, answer }) => [id, answer]))

test('the questions people ask first have answers, under anchors that other pages link to', () => {
  expect([...answers.keys()]).toEqual(
    expect.arrayContaining([
      ...['cost', 'compounding', 'cap', 'early-payoff', 'second-advance', 'buyout', 'losing', 'timing'],
      ...['how-the-money-comes', 'cancelling', 'attorney-refuses', 'declined', 'post-settlement', 'ssi'],
      ...['medicaid', 'taxes', 'bankruptcy', 'divorce', 'child-support', 'minors', 'estates', 'no-attorney'],
    ]),
  )
  expect(questionsSchema.parse(questions)).toEqual(questions)
})

test.each(questions.map(({ id, answer }) => [id, answer] as const))(
  '%s: short, and in our own voice',
  (_id, answer) => {
    const words = htmlToPlain(answerToHtml(answer)).split(' ').length
    expect(words).toBeGreaterThanOrEqual(10)
    expect(words).toBeLessThanOrEqual(110)
    expect(answer).not.toMatch(/!(?!\[)|\bsimply\b|please note|\bcover\b|\bmend\b|\bcannot\b|\bdo not\b/i)
    for (const own of [brand.name, brand.shortName, brand.phone, brand.email])
      expect(answer).not.toContain(own)
  },
)

test('every link leads to a page of this site or a post it starts with', () => {
  const known = new Set([...sitePages.listed, ...starterPosts.map(({ slug }) => paths.blogPost(slug))])
  const links = questions.flatMap(({ answer }) =>
    [...answer.matchAll(/\]\(([^)#]+)/g)].map(([, target = '']) => target),
  )
  expect(links.length).toBeGreaterThan(15)
  expect(links.filter((link) => !known.has(link))).toEqual([])
  // Every post of the blog has at least one question that leads to it.
  for (const { slug } of starterPosts) expect(links).toContain(paths.blogPost(slug))
})

describe('figures', () => {
  test.each([
    ['simple', 24],
    ['monthly', 24],
  ] as const)('the example of a %s charge is what the price engine computes', (compounding, months) => {
    const terms = { monthlyRate: 3, compounding, fee: 0, capMultiple: null, mostMonths: null }
    const rule = { caps: [], mostMonths: null, largestAdvance: null }
    const { owed } = estimatePrice({ advance: 5_000_00, months, terms, ...rule })
    expect(answers.get('compounding')).toContain(`${formatDollars(owed / 100, 'en')} `)
  })

  test.each([
    ['ssi', '$2,000', '20 C.F.R. 416.1205'],
    ['taxes', 'physical injuries', '26 U.S.C. 104(a)(2)'],
    ['bankruptcy', 'estate', '11 U.S.C. 541'],
    ['child-support', 'lien', '42 U.S.C. 666(a)(4)'],
    ['medicaid', 'medical care', '42 U.S.C. 1396a(a)(25)'],
  ])('%s: states the law with its source, as the blog does', (id, fact, source) => {
    expect(answers.get(id)).toContain(fact)
    expect(answers.get(id)).toContain(source)
    expect(starterPosts.some(({ content }) => content.includes(source))).toBe(true)
  })
})
