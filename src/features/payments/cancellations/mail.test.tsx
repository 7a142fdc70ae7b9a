import { expect, test } from 'vitest'
import { signerParties } from '#domain/contracts.ts'
import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { defaultLocale, pseudoLocale } from '#site/locale.ts'
import { findPlainSentences } from '../../../../tests/support/plain-words.ts'
import { writeCancelMail } from './mail.tsx'
import { cancelNews } from './schema.ts'

const texts = {
  'global.brand.name': '⟦Ñámé⟧',
  'global.contact.phone': '(555) 014-7733',
  'global.contact.phone-hours': '⟦hóúrs⟧',
} as Texts<typeof identityTexts>

const write = (locale: typeof pseudoLocale) =>
  signerParties.flatMap((party) =>
    cancelNews.map((news) =>
      writeCancelMail(
        { id: '1', party, news, lastDay: '2027-03-09' },
        {
          ...{ party: party === 'person' ? 'applicant' : 'firm', address: 'ana@example.com', locale, texts },
          ...{ reference: 'BF-2026ABCDEF', url: 'https://site.example/case/token', isClient: false },
          contactOptions: { pageUrl: 'https://site.example/case/token' },
        },
      ),
    ),
  )

test('every mail about canceling is in the reader’s language, and has no sum', () => {
  const mails = write(pseudoLocale).slice(0, cancelNews.length)
  expect(mails.flatMap((mail) => findPlainSentences(mail))).toEqual([])
  for (const { subject, text } of write(defaultLocale))
    expect(`${subject} ${text}`).not.toMatch(/\$|\bcents\b/)
})

test('names the last day where it matters', () => {
  const said = write(defaultLocale).filter(({ text }) => text.includes('Tuesday, March 9'))
  expect(said).toHaveLength(4)
})
