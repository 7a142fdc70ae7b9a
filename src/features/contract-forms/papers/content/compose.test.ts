import { describe, expect, test } from 'vitest'
import { stateCodes } from '#domain/states.ts'
import { composeContract } from '#features/contract-forms/papers/content/compose.ts'
import type { ContractContent } from '#features/contract-forms/papers/schema.ts'
import {
  california,
  illinois,
  nebraskaAndOhio,
  newYorkMaximum,
} from '#features/rules/contract/content/wording.ts'
import type { Block, Paper, Part } from '#lib/papers/paper.ts'
import {
  lawOf,
  sampleContent,
  secondAdvance,
  signerAs,
  template,
} from '../../../../../tests/support/papers/contracts.ts'
import { textsIn, wordsIn } from '../../../../../tests/support/papers/read-tree.ts'

const compose = (content: ContractContent) => composeContract(content, template)
const front = (paper: Paper) => wordsIn(paper.parts[0])
const all = (paper: Paper) => paper.parts.map(wordsIn).join(' ')
const inSpanish = ({ parts }: Paper) => parts.filter(({ lang }) => lang === 'es-US')
const inEnglish = ({ parts }: Paper) => parts.filter(({ lang }) => lang !== 'es-US')

describe.each(stateCodes)('a contract under the law of %s', (state) => {
  const paper = compose(sampleContent({ state, languages: ['en', 'es'] }))

  test('has no blank, no brace and no name that is still to be filled in', () => {
    for (const text of paper.parts.flatMap(textsIn)) {
      expect(text.trim()).not.toBe('')
      expect(text).not.toMatch(/[{}]|undefined|null|NaN|\[insert|\(insert/)
    }
  })

  test('says the same sums, rates and order in both languages', () => {
    const figures = (parts: readonly Part[]) =>
      parts
        .map(wordsIn)
        .join(' ')
        .match(/\$[\d,.]+\d|[\d.]+%/g)
    const statutes = ({ blocks }: Part) => blocks.filter((block) => JSON.stringify(block).includes('"en-US"'))
    const [english, spanish] = [inEnglish(paper), inSpanish(paper)]
    // A statute’s English stands in the Spanish, too.
    if (spanish.flatMap(statutes).length === 0) expect(figures(spanish)).toEqual(figures(english))
    expect(spanish.flatMap(shapeOf)).toEqual(english.flatMap(shapeOf))
  })
})

/** Kinds of blocks in their order; what is done once, in the first language, is told in the second. */
const shapeOf = ({ blocks }: Part) =>
  blocks.map(({ kind }: Block) => (kind === 'checks' ? 'list' : kind === 'signatures' ? 'paragraph' : kind))

test('what nobody has said is none, in words', () => {
  const { facts, ...rest } = sampleContent()
  const bare = compose({
    ...rest,
    facts: {
      ...facts,
      person: { ...facts.person, address: null },
      claim: { ...facts.claim, place: null },
      attorney: { ...facts.attorney, firm: null },
      company: { ...facts.company, legalName: null, address: null, hours: null },
    },
  })
  expect(front(bare)).toContain('Teresa Alvarado, address: none')
  expect(front(bare)).toContain('(legal name: none), at the address above. License: none')
  expect(all(bare)).toContain('Where it happened: none. Your attorney: Dana Whitfield. The law firm: none.')
  expect(all(bare)).toContain('bring our uncashed check to none, during office hours (none)')
})

test('what isn’t sent, or is written in words that nobody confirmed, is a draft on every page', () => {
  expect(compose(sampleContent()).mark).toBeUndefined()
  expect(compose(sampleContent({ issued: null })).mark).toBe('Draft')
  expect(composeContract(sampleContent(), { ...template, isConfirmed: false }).mark).toBe('Draft')
  const { 'what.text': _, ...lines } = template.lines
  expect(composeContract(sampleContent(), { ...template, lines }).mark).toBe('Draft')
})

test('the reading code is framed on the first page alone, and nowhere without one', () => {
  const pair = compose(sampleContent({ languages: ['en', 'es'] }))
  expect(front(pair)).toContain('Reading code 7K4\u00a0MPT')
  expect(all(pair).match(/7K4/g)).toHaveLength(1)
  const { facts, ...rest } = sampleContent()
  const page = compose({ ...rest, facts: { ...facts, readingCode: '' } })
  expect(all(page)).not.toMatch(/Reading code/)
})

test('New York’s price is told by what the case brings, with the sentence of the law', () => {
  const paper = compose(sampleContent({ state: 'NY' }))
  expect(front(paper)).toContain('What you pay, by what your case brings')
  expect(front(paper)).toContain(newYorkMaximum)
  expect(front(paper)).not.toMatch(/Paid from|Yearly rate/)
})

test('a notice stands word for word where the law wants it, with our name in its brackets', () => {
  const name = sampleContent().facts.company.name
  expect(all(compose(sampleContent({ state: 'IL' })))).toContain(illinois)
  expect(front(compose(sampleContent({ state: 'IL' })))).not.toContain(illinois)
  expect(front(compose(sampleContent({ state: 'CA' })))).toContain(california)
  const ohio = compose(sampleContent({ state: 'OH' }))
  expect(front(ohio)).toContain(nebraskaAndOhio.replace('[insert name of company]', name.toUpperCase()))
  expect(all(compose(sampleContent({ state: 'AR' })))).toContain('APR. 17%')
})

test('New York’s prices begin at nothing and go on past where our own limit is lower', () => {
  const page = front(compose(sampleContent({ state: 'NY' })))
  expect(page).toContain('$0.00 $0.00 none $0.00 $10,000.00 $2,500.00 $5,000.00 $7,500.00')
  expect(page).toContain(
    '$20,000.00 $5,000.00 $5,000.00 $10,000.00 $50,000.00 $12,500.00 $5,000.00 $10,000.00',
  )
})

test('New York’s sum adds what the person receives to the share, not what we kept back', () => {
  const oneTimeCharges = [{ name: 'wire', amount: 100_00, isHeldBack: true }]
  const page = front(compose(sampleContent({ state: 'NY', terms: { oneTimeCharges } })))
  expect(page).toContain('$10,000.00 $2,500.00 $4,900.00 $7,400.00')
})

test('where a law counts the yearly rate in its own way, the front says so', () => {
  expect(front(compose(sampleContent({ state: 'NE' })))).toContain('as if charges compounded once a year')
  expect(front(compose(sampleContent()))).not.toContain('as if charges')
})

test('each state’s front has what its law asks for', () => {
  expect(front(compose(sampleContent({ state: 'NE' })))).toContain('Broker’s fees $0.00')
  expect(front(compose(sampleContent({ state: 'CA' })))).toContain('We have no say in your case')
  expect(all(compose(sampleContent({ state: 'IN' })))).toContain(
    'The law asks you or your attorney to tell the other parties and their insurers about this contract.',
  )
  expect(all(compose(sampleContent({ state: 'TN' })))).toContain('We don’t sell, assign or securitize')
})

test('one-time charges stand one by one, kept from the payment or added to what’s owed', () => {
  const oneTimeCharges = [
    { name: 'preparing the papers', amount: 75_00, isHeldBack: true },
    { name: 'wire', amount: 25_00, isHeldBack: false },
  ]
  const page = front(compose(sampleContent({ terms: { oneTimeCharges } })))
  expect(page).toContain('One-time charge: preparing the papers, held back $75.00')
  expect(page).toContain('One-time charge: wire, added to what you owe $25.00')
  expect(page).toContain('Any other one-time charge none')
  expect(page).toContain('Total you receive $4,925.00')
})

test('with an earlier contract all of them stand in a table, with their sum', () => {
  const page = front(compose(sampleContent(secondAdvance)))
  expect(page).toContain('BF-PQ9ZD-3WYEA September\u00a015, 2026 $2,000.00 $4,000.00')
  expect(page).toContain('This contract March\u00a02, 2027 $5,000.00 $10,000.00')
  expect(page).toContain('All together $7,000.00 $14,000.00')
  expect(page).not.toContain('Earlier contracts: none')
})

test('a person who signs for somebody is named with their capacity, and confirms it', () => {
  const paper = compose(sampleContent({ languages: ['en', 'es'], facts: { signer: signerAs('guardian') } }))
  expect(front(paper)).toContain('Signed for by Rosa Alvarado, guardian')
  expect(all(paper)).toContain('I may sign for Teresa Alvarado as guardian')
  expect(all(paper)).toContain('guardian, for Teresa Alvarado')
  expect(all(paper)).toContain('Firma por usted Rosa Alvarado, tutor o tutora legal')
})

test('of two states the larger type counts, and a law that names no page means them all', () => {
  const pairOf = (paper: Paper) => paper.parts[0]?.blocks.find(({ kind }) => kind === 'pair')
  expect(pairOf(compose(sampleContent()))).toMatchObject({ boxes: [{ type: { points: 12 } }, {}] })
  expect(pairOf(compose(sampleContent({ forum: 'GA' })))).toMatchObject({
    boxes: [{ type: { points: 14, bold: true } }, { type: { points: 14 } }],
  })
})

test('every page has its box for initials, unless the laws want none', () => {
  const content = sampleContent()
  for (const { initials } of compose(content).parts) expect(initials?.[0]?.label).toBe('Your initials')
  const laws = [{ ...lawOf('TX', 'home'), law: { initials: 'no' as const } }]
  for (const { initials } of compose({ ...content, laws }).parts) expect(initials).toBeUndefined()
})

test('the attorney states what the law lists, in its words where somebody has them', () => {
  const last = (content: ContractContent) => wordsIn(compose(content).parts.at(-1))
  expect(last(sampleContent())).toContain(
    'I neither received nor paid a referral fee for this funding, and I won’t. 7',
  )
  expect(last(sampleContent({ state: 'WV' }))).not.toContain('contingency')
  const said = 'I HAVE READ IT TWICE.'
  const laws = [
    {
      ...lawOf('TX', 'home'),
      law: {
        attorney: {
          statements: [{ about: 'contingency' as const, text: said }, { about: 'contingency' as const }],
        },
      },
    },
  ]
  expect(last({ ...sampleContent(), laws })).toContain(`${said} 1`)
  expect(last({ ...sampleContent(), laws })).not.toContain('I’m paid on contingency')
})

test('the last day to cancel is counted from what the law names, in business days', () => {
  expect(front(compose(sampleContent({ state: 'IL' })))).toContain(
    'Money sent March\u00a02, 2027: cancel by Monday, March\u00a022, 2027.',
  )
  expect(front(compose(sampleContent({ state: 'UT' })))).toContain(
    'Signed Monday, March\u00a01, 2027: cancel by Monday, March\u00a015, 2027.',
  )
})

test('where the law’s rate is lower than ours, the schedule counts and our rate isn’t named', () => {
  const capped = all(compose(sampleContent({ state: 'AR' })))
  expect(capped).toContain('The law limits our charges')
  expect(capped).not.toContain('We charge 18%')
  expect(all(compose(sampleContent()))).toContain(
    'We charge 18% of the funded amount for each six-month step',
  )
})

test('a person’s braces and brackets print as they are', () => {
  const { facts, ...rest } = sampleContent()
  const odd = compose({
    ...rest,
    facts: { ...facts, person: { ...facts.person, name: 'T. {maximum} [insert A]' } },
  })
  expect(front(odd)).toContain('T. {maximum} [insert A], 12 Elm Street')
})
