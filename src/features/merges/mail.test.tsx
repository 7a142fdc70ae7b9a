import { expect, test } from 'vitest'
import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { pseudoLocale } from '#site/locale.ts'
import { findPlainSentences } from '../../../tests/support/plain-words.ts'
import { writeDroppedMail, writeMergeMail } from './mail.tsx'

test('what we write about a merge is in the reader’s language', () => {
  const texts = {
    'global.brand.name': '⟦Ñámé⟧',
    'global.contact.phone': '(555) 014-7733',
    'global.contact.phone-hours': '⟦hóúrs⟧',
  } as Texts<typeof identityTexts>
  const merged = { id: '1', reference: 'BF-2026ABCDEF', other: 'BF-2026GHJKMN', address: 'ana@example.com' }
  const options = { pageUrl: 'https://site.example/case/token' }
  const mails = [
    writeMergeMail(merged, texts, options, pseudoLocale),
    writeDroppedMail(merged, texts, pseudoLocale),
  ]
  expect(mails.flatMap((mail) => findPlainSentences(mail))).toEqual([])
})
