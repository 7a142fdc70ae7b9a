import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { writeLetter } from '#lib/mail/letter.tsx'
import type { Address, Mail } from '#lib/mail/mailer.ts'
import { defaultLocale, type Locale } from '#site/locale.ts'
import { codeMailWords } from './content.ts'

/** Anybody may have typed this address, so the mail says nothing about the case. */
export function writeCodeMail(
  { id, code, email }: { id: string; code: string; email: string },
  texts: Texts<typeof identityTexts>,
  locale: Locale = defaultLocale,
): Mail & { to: Address } {
  const words = codeMailWords[locale]
  return {
    id,
    from: { name: texts['global.brand.name'] },
    to: { name: '', address: email },
    subject: words.subject,
    ...writeLetter(
      {
        heading: words.heading(code),
        paragraphs: [words.use, words.notYou(texts['global.contact.phone'])],
        signature: texts['global.brand.name'],
      },
      locale,
    ),
  }
}
