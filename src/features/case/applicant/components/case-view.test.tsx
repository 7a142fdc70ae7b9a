import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ApplicationStatus } from '#domain/application-status.ts'
import type { VisibleOffer } from '#features/decisions/content/offer.ts'
import { concession } from '#site/content/en/promise.ts'
import type { Case } from '../schema.ts'
import { CaseView } from './case-view.tsx'

const now = '2026-11-18T16:00:00.000Z'
const file = {
  id: '00000000-0000-4000-8000-00000000000a',
  name: 'a.pdf',
  size: 9,
  sentAt: now,
  isEarlier: false,
}
const item = (last: number, changes: Partial<Case['items'][number]>): Case['items'][number] => ({
  id: `00000000-0000-4000-8000-00000000000${last}`,
  documentType: 'police-report',
  name: `Document ${last}`,
  help: 'Any page.',
  isRequired: true,
  state: 'needed',
  reason: null,
  isUnavailable: false,
  files: [],
  ...changes,
})
const items = [
  item(1, { state: 'rejected', reason: 'Blurry.', files: [file] }),
  item(2, {}),
  item(3, { isRequired: false }),
  item(4, { state: 'received', files: [file] }),
  item(5, { state: 'accepted', files: [file] }),
]

const visible = (status: ApplicationStatus, changes: Partial<Case> = {}): Case => ({
  reference: 'BF-2026ABCDEF',
  role: 'plaintiff',
  name: 'Ana Reyes',
  caseName: 'Ana Reyes',
  status,
  statusSince: '2026-11-05T16:00:00.000Z',
  decision: null,
  contract: null,
  money: null,
  owed: null,
  firmMoney: [],
  preparesContract: false,
  submittedAt: '2026-11-04T16:00:00.000Z',
  turn: 'nobody',
  clock: null,
  asked: [],
  items,
  firm: { name: 'Park & Co', state: 'not-asked' } as Case['firm'],
  messages: [],
  contact: { phone: '(555) 014-7733', email: 'ana@example.com', address: null },
  corrections: [],
  answers: [],
  told: [],
  paidBack: null,
  reviewer: null,
  canWithdraw: false,
  mayWrite: true,
  ...changes,
})

const readAll = (shown: Case) =>
  renderToStaticMarkup(
    <CaseView
      {...{ visible: shown, now, formKey: 'k', base: '/api/case/mine', address: '/case' }}
      phone="(555) 014-7733"
    />,
  ).replaceAll(/<[^>]+>/g, '\n')

/** The page’s words, without the list that explains all five labels. */
const read = (shown: Case) => readAll(shown).split('How to read the status words')[0] ?? ''

const offer = (changes: Partial<VisibleOffer>): VisibleOffer => ({
  kind: 'approved',
  amount: 5_000_00,
  state: 'KY',
  owed: [],
  terms: {
    ...{ monthlyRate: 2.95, compounding: 'monthly', fee: 0, capMultiple: 2.5, mostMonths: null },
    ...{
      rate: 2.95,
      per: 'month',
      isCompounding: true,
      earned: 'pro-rata',
      oneTimeCharges: [],
      graceDays: 0,
    },
  },
  shareCap: null,
  cancelDays: null,
  cancelFrom: null,
  requiredSentences: [],
  line: null,
  method: null,
  fundedOn: null,
  endsOn: '2026-11-16',
  problem: null,
  ...changes,
})

test('an offer that says $0 for a lost case says the exceptions once', () =>
  expect(read(visible('approved', { decision: offer({}) })).split(concession)).toHaveLength(2))

test('a message says the time with its zone', () => {
  const message = {
    ...{ id: file.id, author: 'desk', name: 'Ruth', text: 'Hello.', writtenAt: now },
    ...{ byMail: false, fromOther: false, hadAttachments: false, documents: [] },
  } as unknown as Case['messages'][number]
  expect(read(visible('in-review', { messages: [message] }))).toContain('Nov 18, 2026, 11:00 AM ET')
})

const never = ['Needed', 'If you have it', 'Send again', 'being read', 'haven’t asked', 'reading']

test.each(['withdrawn', 'declined', 'funded'] as const)(
  'a %s file asks for nothing and promises nothing',
  (status) => {
    const page = readAll(visible(status))
    for (const words of never) expect(page).not.toContain(words)
    expect(page).toContain('What you sent')
    expect(page).toContain('Received')
    expect(page).toContain('Accepted')
    expect(page).not.toContain('on its way')
    if (status === 'withdrawn') expect(page).not.toContain('We’ve decided')
  },
)

test('an open file names each document by one of five words, in their order', () => {
  const page = read(visible('received', { turn: 'desk' }))
  const labels = ['Send again', 'Needed', 'If you have it', 'Received', 'Accepted']
  expect(
    page
      .split('\n')
      .filter((line) => labels.includes(line.trim()))
      .slice(0, 6),
  ).toEqual(expect.arrayContaining(labels))
  expect(page).not.toContain('Nothing to do today')
  expect(
    read(visible('received', { turn: 'desk', items: [item(4, { state: 'received', files: [file] })] })),
  ).toContain('Nothing to do today')
})

test('money that was sent isn’t being sent', () => {
  const decision = offer({ kind: 'funded', method: 'wire', fundedOn: '2026-11-05', endsOn: null })
  const page = read(visible('funded', { decision }))
  expect(page).toContain('You have the money.')
  expect(page).toContain('We sent it by wire on Nov 5, 2026.')
  expect(page).not.toContain('We’re sending')
  const planned = read(visible('funded', { decision: { ...decision, fundedOn: '2026-11-20' } }))
  expect(planned).toContain('We’re sending it by wire on Nov 20, 2026.')
})

test('an offer that can’t be paid isn’t to be decided on', () => {
  const approved = (changes: Partial<VisibleOffer>) =>
    read(visible('approved', { turn: 'applicant', decision: offer(changes) }))
  const standing = approved({ endsOn: '2026-11-30' })
  expect(standing).toContain('Read the offer, then decide')
  expect(standing).toContain(concession)
  for (const problem of ['offer ended', 'closed', 'outdated'] as const) {
    const page = approved({ problem })
    expect(page).not.toContain('You have an offer')
    expect(page).not.toContain('Read the offer, then decide')
    expect(page).not.toContain('before you decide')
    expect(page).not.toContain('You’d get')
  }
  const closed = read(visible('approved', { decision: offer({ problem: 'closed' }) }))
  for (const words of never) expect(closed).not.toContain(words)
})
