import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Signing } from '#features/contracts/signing/schema.ts'
import { ContractPage } from './contract-page.tsx'
import { placeOfCase, placeOfClient } from './place.ts'

const now = '2027-02-25T17:00:00.000Z'

const signing: Signing = {
  ...{ id: '0b6f6f3e-6c1b-4a8a-9d3f-0b6f6f3e6c1b', number: 'BF-7K2MP-QX4TR', stage: 'offer' },
  ...{ isKnown: false, codeTo: 't•••@example.com', amount: 5_000_00, home: 'TX' },
  figures: {
    ...{ funded: 5_000_00, received: 4_950_00, maximum: 10_000_00, outcomes: [], claim: [], earlier: [] },
    oneTimeCharges: [{ name: 'Sending the money', amount: 50_00, isHeldBack: true }],
    schedule: [
      {
        ...{ from: '2027-03-02', through: '2027-09-01', charges: 900_00, owed: 5_900_00 },
        ...{ yearlyRate: 36, heldIn: 'TX' },
      },
    ],
    cancel: { days: 5, start: 'signing' },
  },
  ...{ fundingOn: '2027-03-02', signBy: '2027-03-01', cancelUntil: '2027-03-09' },
  ...{ issuedAt: '2027-02-24T16:00:00.000Z', issuedBy: 'Maria Lopez' },
  signer: { name: 'Rosa Alvarado', person: 'Teresa Alvarado', capacity: 'guardian' },
  attorney: { name: 'Dana Whitfield', firm: 'Whitfield & Rowe, LLP' },
  paper: { pages: 5, size: 148_000, minutes: 12 },
  initials: 'required',
  pages: [],
  ...{
    consentedAt: null,
    withdrewAt: null,
    onPaperSince: null,
    mailedOn: null,
    waitsUntil: null,
    signedAt: null,
  },
  ...{ signedAs: null, acknowledgedAt: null, finished: null, endedAt: null, counsel: null },
  explainAskedAt: null,
  less: { least: 500_00, most: 5_000_00, step: 100_00 },
  replaces: null,
}
const signed = {
  stage: 'signed',
  signedAt: '2027-02-26T00:42:00.000Z',
  signedAs: 'Rosa Alvarado',
} as const

function draw(changes: Partial<Signing> = {}, place = placeOfCase('mine')) {
  const markup = renderToStaticMarkup(
    <ContractPage signing={{ ...signing, ...changes }} place={place} now={now} phone="(555) 014-7733" />,
  )
  const words = markup.replaceAll(/<[^>]+>/g, '\n').replaceAll('&amp;', '&')
  return { markup, words, links: [...markup.matchAll(/(?:href|action)="([^"]+)"/g)].map(([, to]) => to) }
}

test('an offer says what comes off, for whom somebody signs, and until when, and leads to a yes, less and a no', () => {
  const { words, links } = draw()
  for (const said of [
    ...['You have an offer. Read it before you decide.', '$4,950', '$50 comes off first.'],
    ...['You sign for Teresa Alvarado, as guardian.', 'Monday, March\u00a01', 'now, 4 days left'],
    ...['held by Texas’s law', '$5,900', 'Sending the money: $50, held back', 'Until Tuesday, March\u00a09'],
  ])
    expect(words).toContain(said)
  expect(links).toEqual(
    expect.arrayContaining(['consent', 'less', 'no'].map((step) => `/case/mine/contract/${step}`)),
  )
})

test('by what the case brings where the state wants it so, and with less only where less is possible', () => {
  const figures = {
    ...signing.figures,
    ...{ schedule: [], maximum: null },
    outcomes: [{ gross: 20_000_00, owed: 10_000_00, heldIn: 'NY' as const }],
  }
  const { words, links } = draw({ figures, less: { least: 500_00, most: 500_00, step: 100_00 } })
  expect(words).toContain('In your state it depends on what your case brings in all.')
  expect(words).toContain('Never more than what’s left')
  expect(links).not.toContain('/case/mine/contract/less')
})

test('each stage says whose turn it is and what it means', () => {
  const said = (changes: Partial<Signing>) => draw(changes).words
  const counsel = { reason: 'SSI first.', by: 'Dana Whitfield', at: now }
  expect(said(signed)).toContain('We’re waiting for your attorney.')
  expect(said({ ...signed, counsel: { ...counsel, said: 'refused' } })).toMatch(/“\n?SSI first.\n?”/)
  expect(said({ ...signed, counsel: { ...counsel, said: 'paused' } })).toContain('talk with you first')
  expect(said({ ...signed, counsel: { ...counsel, said: 'left' } })).toContain('don’t represent you')
  const onPaper = said({ stage: 'paper', onPaperSince: now })
  for (const words of ['Our turn', 'Your contract comes by mail.', 'Print it, and mail it to you'])
    expect(onPaper).toContain(words)
  const mailed = said({ stage: 'paper', onPaperSince: now, mailedOn: '2027-02-25' })
  for (const words of [
    'Your turn',
    'We mailed it Thursday, February\u00a025.',
    'Sign on paper and mail it back',
  ])
    expect(mailed).toContain(words)
  expect(said({ stage: 'declined', endedAt: now })).toContain('You said no.')
  expect(said({ stage: 'voided', endedAt: now })).toContain('We took this contract back.')
  expect(said({ stage: 'replaced', endedAt: now })).toContain('We’re making you a new contract.')
  expect(said({ stage: 'canceled', endedAt: now })).toContain('Canceled. You owe nothing.')
  expect(said({ stage: 'unlawful' })).toContain('The rules in your state changed')
  const expired = draw({ stage: 'expired', endedAt: now })
  expect(expired.words).toContain('This offer ended Monday, March\u00a01.')
  expect(expired.words).not.toContain('What you’d owe')
  expect(expired.words).not.toContain('Our charge')
  expect(expired.links).toContain('/case/mine/contract')
})

test('signed by all, the finished PDF is there to keep', () => {
  const done = { ...signed, stage: 'acknowledged', acknowledgedAt: now } as const
  expect(draw(done).words).toContain('Being made.')
  const { links, words } = draw({ ...done, finished: { pages: 6, size: 158_000, madeAt: now } })
  expect(links).toContain('/api/case/mine/contract/pdf?finished')
  expect(words).toContain('PDF, 6 pages')
  expect(words).toContain('Everybody’s signed. We send the money Tuesday, March\u00a02.')
})

test('a new contract shows only what changed, the old struck', () => {
  const difference = { label: 'Money leaves us', before: 'March 2', after: 'March 3' }
  const received = { label: 'The person gets', before: '$5,000', after: '$4,000' }
  const replaces = { number: 'BF-AAAAA-BBBBB', reason: 'The bank was closed.' }
  const { markup, words } = draw({ replaces: { ...replaces, differences: [difference, received] } })
  expect(words).toContain('Here’s a new contract. Read what changed.')
  expect(markup).toContain('<s>March 2</s>')
  expect(markup).toContain('<th scope="row">You get</th>')
})

test('the client of an attorney has a page without a case: they call instead of writing', () => {
  const { links, words } = draw({ stage: 'expired', endedAt: now }, placeOfClient('secret'))
  expect(words).not.toContain('Ask for a new offer')
  expect(links).toContain('tel:+15550147733')
  const offer = draw({}, placeOfClient('secret'))
  expect(offer.links).toContain('/client/secret/contract/consent')
  expect(offer.links.filter((to) => to?.startsWith('/case'))).toEqual([])
})
