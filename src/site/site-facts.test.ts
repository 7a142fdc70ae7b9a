import { expect, test } from 'vitest'
import type { RecordClaim } from './claims.ts'
import { en as claims } from './content/en/claims.ts'
import { promise } from './content/en/promise.ts'
import { promiseWords } from './promise.ts'
import { fitToSite, plainFacts } from './site-facts.ts'

const withHours = (promisedHours: number) => ({ ...plainFacts, promisedHours })
const without = (...hidden: RecordClaim[]) => ({ ...plainFacts, hidden })

test('the owner’s number stands in every text at once', () => {
  const words = { lead: promise, figure: '24', step: (time: string) => `${time}: ${claims.answer}` }
  const fitted = fitToSite(words, withHours(36), 'en')
  expect(fitted.lead).toBe(promiseWords.en.sentence(36))
  expect(fitted.figure).toBe('36')
  expect(fitted.step('Review')).toBe('Review: within 36 hours')
  expect(
    fitToSite([claims.dayResponse, claims.dayApproval, claims.approvalForAttorneys], withHours(36), 'en'),
  ).toEqual(['36-Hour Response', '36 Hour Approval', '36-72 hours'])
  expect(fitToSite('In 2024 it was 124 hours on 24 pages.', withHours(36), 'en')).toContain(
    '124 hours on 24 pages',
  )
})

test('a hidden claim takes its sentence with it, and no other', () => {
  const badge = 'Attorneys rate us 4.9/5. We work with 2,500+ law firms.'
  expect(fitToSite(badge, without('attorneyRating'), 'en')).toBe('We work with 2,500+ law firms.')
  expect(fitToSite(badge, without('lawFirms', 'attorneyRating'), 'en')).toBe('')
  const banner = 'No Credit Check Required • Fast Approval • No Upfront Fees'
  expect(fitToSite(banner, without('fastApproval'), 'en')).toBe('No Credit Check Required • No Upfront Fees')
  const html = '<p>The smallest is $1,000. The average is $15,000-$25,000.</p><p>Ask us.</p>'
  expect(fitToSite(html, without('averageAdvance'), 'en')).toBe(
    '<p>The smallest is $1,000.</p><p>Ask us.</p>',
  )
})
