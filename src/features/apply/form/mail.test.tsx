import { expect, test } from 'vitest'
import { labelOf } from '#domain/choice.ts'
import { documentTypes, requestedDocuments } from '#domain/documents.ts'
import type { ApplicationRow } from '#features/questions/data.ts'
import { pseudoLocale } from '#site/locale.ts'
import { attorneyPayload, plaintiffPayload } from '../../../../tests/support/application-payloads.ts'
import { findPlainSentences } from '../../../../tests/support/plain-words.ts'
import { writeApplicantMail, writeArrivalMail } from './mail.tsx'

const texts = {
  'global.brand.name': 'Beaconfield',
  'global.contact.phone': '(555) 099-0000',
  'global.contact.phone-hours': 'Mon-Fri',
} as unknown as Parameters<typeof writeApplicantMail>[1]

const pageUrl = 'https://example.com/case/secret'

const row = (answers: object) =>
  ({
    id: '5d2e6476-45a8-4c21-a321-b81f6d2eadef',
    reference: 'BF-2026DE5X8M',
    submittedAt: new Date('2026-11-15T04:00:00Z'),
    language: 'en',
    ...answers,
  }) as unknown as ApplicationRow

test('the administrator’s mail holds the reference and a link, and none of the answers', () => {
  const mail = writeArrivalMail(row(plaintiffPayload), texts, 'https://example.com')
  const words = mail.subject + mail.text + mail.html
  expect(words).toContain('BF-2026DE5X8M')
  expect(words).toContain(
    'https://example.com/admin/applications?application=5d2e6476-45a8-4c21-a321-b81f6d2eadef',
  )
  for (const value of Object.values(plaintiffPayload)) {
    if (typeof value === 'string' && value.length > 2 && value !== 'plaintiff')
      expect(words).not.toContain(value)
  }
})

test('the applicant’s mail says what to send, by role', () => {
  expect(writeApplicantMail(row(plaintiffPayload), texts, { pageUrl }).text).toContain(
    'medical records, police report',
  )
  const mail = writeApplicantMail(row(attorneyPayload), texts, { pageUrl })
  expect(mail.to).toEqual({ name: '', address: 'lee@park.example' })
  expect(mail.text).toContain('attorney agreement')
  expect(mail.text).toContain('Your reference: BF-2026DE5X8M')
  expect(mail.text).toContain(pageUrl)
})

test.each([plaintiffPayload, attorneyPayload])(
  'and repeats nothing that the sender wrote (%#)',
  (payload) => {
    const words = Object.entries(payload).flatMap(([name, value]) =>
      typeof value === 'string' && !['role', 'email', 'state'].includes(name) && value.length > 2
        ? [value]
        : [],
    )
    const { to, subject, text, html } = writeApplicantMail(row(payload), texts, { pageUrl })
    for (const word of words) expect(to.name + subject + text + html).not.toContain(word)
  },
)

test.each([plaintiffPayload, attorneyPayload])(
  'the applicant’s mail follows the file’s language (%#)',
  (payload) => {
    const application = { ...row(payload), language: pseudoLocale }
    for (const more of [{}, { replyTo: { name: '', address: 'case@example.com' } }]) {
      const mail = writeApplicantMail(application, texts, { pageUrl, ...more })
      expect(findPlainSentences(mail, { typed: ['Beaconfield'] })).toEqual([])
    }
    const arrival = writeArrivalMail(application, texts, 'https://example.com')
    expect(arrival.subject).toBe('A new application: BF-2026DE5X8M')
  },
)

test('it names every document that we ask for', () => {
  for (const payload of [plaintiffPayload, attorneyPayload]) {
    const { text } = writeApplicantMail(row(payload), texts, { pageUrl })
    for (const { type } of requestedDocuments[payload.role])
      if (type !== 'other') expect(text).toContain(labelOf(documentTypes, type, 'en').toLowerCase())
  }
})
