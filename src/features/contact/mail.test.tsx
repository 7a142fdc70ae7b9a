import { expect, test } from 'vitest'
import { pseudoLocale } from '#site/locale.ts'
import { findPlainSentences } from '../../../tests/support/plain-words.ts'
import { writeMessageMail, writeReplyMail } from './mail.tsx'

const message = {
  id: '7a0f6c1e-8d0b-4a4e-9a53-0c5a3f1d2b4c',
  name: 'Ann Example',
  email: 'ann@example.com',
  phone: null,
  subject: 'funding-inquiry' as const,
  language: 'en' as const,
  submissionKey: null,
  spamReason: null,
  receivedAt: new Date('2026-11-15T12:30:00Z'),
  readAt: null,
  answeredAt: null,
  settledAt: null,
  namedReference: null,
}

test('the mail about a message says who wrote and where to read it', () => {
  const mail = writeMessageMail(message, 'Beaconfield', 'https://funding.test')
  expect(mail.subject).toBe('A message from the contact page')
  expect(mail.replyTo).toEqual({ name: 'Ann Example', address: 'ann@example.com' })
  expect(mail.to).toBeUndefined()
  for (const version of [mail.text, mail.html]) {
    for (const words of [
      'Ann Example',
      'ann@example.com',
      'not given',
      'Funding inquiry',
      '2026-11-15 12:30 UTC',
      `https://funding.test/admin/messages?message=${message.id}`,
    ])
      expect(version).toContain(words)
  }
})

test('it has the same id at every attempt, and an urgent one says so first', () => {
  expect(writeMessageMail(message, 'B', '').id).toBe(writeMessageMail(message, 'B', '').id)
  expect(writeMessageMail({ ...message, subject: 'urgent' }, 'B', '').subject).toMatch(/^Urgent/)
})

test('a reply goes to the person who wrote, in the administrator’s words, and can be answered', () => {
  const reply = {
    id: '0c5a3f1d-8d0b-4a4e-9a53-7a0f6c1e2b4c',
    messageId: message.id,
    text: 'Yes, we can.\nCall us.\n\n<b>Kind regards</b>',
    email: message.email,
  }
  const site = { siteName: 'Beaconfield', publicUrl: 'https://funding.test' }
  const mail = writeReplyMail(reply, site, 'en')
  expect(mail).toMatchObject({
    to: { name: '', address: 'ann@example.com' },
    replyTo: 'administrator',
    subject: 'Your message to Beaconfield',
  })
  expect(mail.text).toContain('Yes, we can.\nCall us.\n\n<b>Kind regards</b>')
  expect(mail.html).toContain('&lt;b&gt;Kind regards&lt;/b&gt;')
  const other = writeReplyMail(reply, site, pseudoLocale)
  expect(findPlainSentences(other, { typed: [reply.text] })).toEqual([])
})
