import { describe, expect, test } from 'vitest'
import type { OfferRule } from '#db/schema/decisions.ts'
import { type ApplicantRole, applicantRoleValues } from '#domain/applications.ts'
import { declineReasons, fundingMethodValues } from '#domain/decisions.ts'
import type { Envelope } from '#features/correspondence/letters/mail.tsx'
import type { MonthlyTerms } from '#lib/price/monthly-terms.ts'
import { type Locale, pseudoLocale } from '#site/locale.ts'
import { findPlainSentences } from '../../../tests/support/plain-words.ts'
import { draftDecline, wordDecline } from './content/letter.ts'
import { describeOffer } from './content/offer.ts'
import { writeDecisionMail } from './mail.tsx'
import type { VisibleDecision } from './schema/records.ts'

const terms: MonthlyTerms = {
  ...{ monthlyRate: 2.9, compounding: 'monthly', fee: 100_00, capMultiple: 2.5, mostMonths: 36 },
}
const rule: OfferRule = {
  caps: [
    { kind: 'share-of-recovery', percent: 50, plusAdvance: false, of: 'gross' },
    { kind: 'yearly-rate', percent: 20 },
  ],
  ...{ mostMonths: 42, largestAdvance: null, compounding: null, cancelDays: 5, cancelFrom: 'receipt' },
  requiredSentences: [],
}
const facts = { amount: 12_500_00, state: 'OH', line: null, terms, rule } as const

const offer = (locale: Locale) => describeOffer({ ...facts, kind: 'approved', endsOn: '2026-12-01' }, locale)
const payments = (locale: Locale) =>
  fundingMethodValues.flatMap((method) =>
    ['2020-01-02', '2099-01-02'].map((fundedOn) =>
      describeOffer({ ...facts, kind: 'funded', method, fundedOn }, locale),
    ),
  )
const decline = (role: ApplicantRole, locale: Locale): VisibleDecision[] =>
  declineReasons.map(({ value }) => ({
    kind: 'declined',
    letter: draftDecline(value, { name: '', role }, locale),
  }))

const envelope: Envelope = {
  ...{ party: 'applicant', address: 'ana@example.com', reference: 'BF-2026ABCDEF', locale: pseudoLocale },
  contactOptions: { pageUrl: 'https://site.example/case/token' },
  texts: {
    'global.brand.name': '⟦Ñámé⟧',
    'global.contact.phone': '(555) 014-7733',
    'global.contact.phone-hours': '⟦hóúrs⟧',
  } as Envelope['texts'],
}

describe.each(applicantRoleValues)('every decision, mailed to a %s', (role) => {
  test('is in the reader’s language', () => {
    const visible = [offer(pseudoLocale), ...payments(pseudoLocale), ...decline(role, pseudoLocale)]
    const mails = visible.map((one) => writeDecisionMail('1', one, { envelope, role }))
    expect(mails.flatMap((mail) => findPlainSentences(mail))).toEqual([])
  })
})

test('our own words of a refusal follow the language, and what a reviewer wrote stays', () => {
  const declined = { name: 'Ana', role: 'plaintiff', reason: 'no-attorney' } as const
  const drafted = draftDecline('no-attorney', declined, 'en')
  expect(wordDecline(drafted, declined, 'en')).toBe(drafted)
  expect(wordDecline(drafted, declined, pseudoLocale)).toBe(
    draftDecline('no-attorney', declined, pseudoLocale),
  )
  expect(wordDecline(`${drafted} Truly.`, declined, pseudoLocale)).toBe(`${drafted} Truly.`)
})
