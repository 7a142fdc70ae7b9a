import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blogPosts, contentItems, priceTerms, stateRules } from '#db/schema/index.ts'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import type { Posture } from '#domain/posture.ts'
import type { StateCode } from '#domain/states.ts'
import { questionsKey } from '#features/content/schema.ts'
import { estimatePrice } from '#lib/price/estimate.ts'
import { htmlToPlain } from '#lib/rich-text.ts'
import { formatCents } from '#site/format.ts'
import { monthlyRow } from '../../../../tests/support/terms.ts'
import { readFaq } from './data.ts'

type Graph = { '@type': string; mainEntity?: { name: string; acceptedAnswer: { text: string } }[] }[]

describe.each(databaseKinds())('the questions on %s', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDb(kind)
  })
  afterAll(() => database.close())

  const read = () => readFaq({ db: database.db, publicUrl: 'https://example.com', locale: 'en' })
  const answersOf = ({ groups }: Awaited<ReturnType<typeof readFaq>>) =>
    new Map(groups.flatMap(({ answers }) => answers.map(({ id, html }) => [id, htmlToPlain(html)])))
  const answer = async (id: string) => answersOf(await read()).get(id) ?? ''

  const setRule = (
    code: StateCode,
    posture: Posture,
    cancelDays: number | null = null,
    license: string | null = null,
  ) =>
    database.db.insert(stateRules).values({
      ...{
        code,
        version: 1,
        effectiveFrom: '2026-01-01',
        act: 'written',
        posture,
        cancelDays,
        license,
        origin: 'owner',
      },
      ...{
        sentence: 'S',
        caps: [{ kind: 'half-year-rate', percent: 18 }],
        requiredSentences: [],
        source: 'X',
      },
    })

  test('search engines read exactly what the page says', async () => {
    const { groups, tags } = await read()
    const graph = tags.flatMap((tag) =>
      'script:ld+json' in tag ? (tag['script:ld+json'] as { '@graph': Graph })['@graph'] : [],
    )
    const told = graph.find((node) => node['@type'] === 'FAQPage')?.mainEntity
    const shown = groups.flatMap(({ answers }) =>
      answers.map(({ question, html }) => ({ name: question, text: htmlToPlain(html) })),
    )
    expect(told?.map(({ name, acceptedAnswer: { text } }) => ({ name, text }))).toEqual(shown)
    expect(JSON.stringify(shown)).not.toMatch(/[{}][a-z]+}/)
  })

  test('a link to a post appears only while the post is published', async () => {
    expect(await answer('losing')).toMatch(/to someone else\.$/)
    const post = { slug: 'what-happens-if-you-lose', title: 'T', content: '<p>x</p>', published: true }
    await database.db.insert(blogPosts).values({ ...post, publishedAt: new Date('2026-01-01T00:00:00Z') })
    expect(await answer('losing')).toMatch(/What counts as losing, and what doesn’t$/)
  })

  test('without rules and terms, every state is open and we quote no price', async () => {
    expect(await answer('states')).toMatch(/^Yes\. We fund people in all 50 states\./)
    const cancel = await answer('cancelling')
    expect(cancel).toContain(
      'Maine, Missouri, Oklahoma, and Vermont give you a few days, too; your agreement says how many.',
    )
    expect(cancel).toContain('In Illinois the law gives you 14 business days from the day the money is sent.')
    expect(cancel).toContain(
      'In Nebraska and Ohio the law gives you 5 business days from the day the money arrives.',
    )
    expect(cancel).toContain(
      'In Utah the law gives you 10 business days from the day the contract is signed.',
    )
    for (const state of ['California', 'Indiana', 'Nevada', 'Tennessee', 'Montana', 'Georgia'])
      expect(cancel).toContain(state)
    expect(await answer('cap')).toContain('Indiana Code 24-12')
    expect(await answer('cost')).not.toMatch(/Our charge is|% a month/)
  })

  test('rules change the answers about states, limits and canceling', async () => {
    await setRule('KY', 'closed', 3)
    await setRule('IL', 'license', 14, 'CLF-1')
    expect(await answer('states')).toMatch(/^We fund people in 49 of the 50 states\. .*live in Kentucky\./)
    expect(await answer('cancelling')).toContain(
      'In Illinois the law gives you 14 business days from the day the money is sent.',
    )
    expect(await answer('cancelling')).not.toContain('Kentucky')
    expect(await answer('cap')).toContain('for people who live in Illinois.')
  })

  test('the answers give our terms as the price engine computes them', async () => {
    const terms = { compounding: 'simple', fee: 100_00, mostMonths: null } as const
    const row = monthlyRow({ ...terms, monthlyRate: 2.95, capMultiple: 2.5 })
    await database.db.insert(priceTerms).values(row)
    const rule = { caps: [], mostMonths: null, largestAdvance: null }
    const { owed } = estimatePrice({
      ...{ advance: 5_000_00, months: 24, ...rule },
      terms: { ...terms, monthlyRate: 2.95, capMultiple: 2.5 },
    })
    const said = await answer('cost')
    expect(said).toContain('Our charge is 2.95% a month, simple, and a fee of $100.00 once.')
    expect(said).toContain(`${formatCents(owed, 'en')} after 24: 37.4% in the first year, with every fee.`)
    expect(said).toContain('never owe more than 2.5 times the advance')
  })

  test('an edited list replaces ours: grouped, made safe, and filled in', async () => {
    const list = [
      { id: 'a', group: 'One', question: 'A <b>?', answer: 'Yes <script>x()</script> [go](javascript:x())' },
      { id: 'b', group: 'Two', question: 'B?', answer: '{states} {nothing} In all 50 states.' },
      { id: 'c', group: 'One', question: 'C?', answer: '# Big\n\nRead [this](/blog/none) first.' },
    ]
    const item = { key: questionsKey, locale: 'en', section: 'pages', type: 'json', version: 1 } as const
    await database.db.insert(contentItems).values({ ...item, content: JSON.stringify(list) })
    const { groups } = await read()
    expect(groups.map(({ id, title }) => [id, title])).toEqual([
      ['group-1', 'One'],
      ['group-2', 'Two'],
    ])
    expect(groups.flatMap(({ answers }) => answers)).toMatchObject([
      { id: 'a', question: 'A <b>?', html: '<p>Yes  <a>go</a></p>\n' },
      { id: 'c', html: '<p>Big</p>\n<p>Read this first.</p>\n' },
      {
        id: 'b',
        html: expect.stringMatching(/^<p>We fund people in 49 .* \{nothing\} In 49 states\.<\/p>\n$/),
      },
    ])
  })
})
