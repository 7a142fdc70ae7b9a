import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { writeLetter } from '#lib/mail/letter.tsx'
import type { Address, Mail } from '#lib/mail/mailer.ts'
import { defaultLocale, type Locale } from '#site/locale.ts'
import { correctionMailWords } from './content.ts'

type Correction = { id: string; reference: string; address: string; replyTo?: Address | undefined }

export function writeCorrectionMail(
  { id, reference, address, replyTo }: Correction,
  texts: Texts<typeof identityTexts>,
  locale: Locale = defaultLocale,
): Mail & { to: Address } {
  const words = correctionMailWords[locale]
  const objection = words.notYours(texts['global.contact.phone'], texts['global.contact.phone-hours'])
  return {
    id: `contact-corrected-${id}`,
    from: { name: texts['global.brand.name'] },
    to: { name: '', address },
    ...(replyTo && { replyTo }),
    subject: words.subject(reference),
    ...writeLetter(
      {
        canReply: replyTo !== undefined,
        heading: words.heading,
        paragraphs: [words.changed, words.yours, objection],
        facts: [{ label: words.reference, value: reference }],
        signature: texts['global.brand.name'],
      },
      locale,
    ),
  }
}
