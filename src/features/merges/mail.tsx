import type { ContactOptions } from '#features/correspondence/reply-addresses/mutations.ts'
import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { writeLetter } from '#lib/mail/letter.tsx'
import type { Address, Mail } from '#lib/mail/mailer.ts'
import type { Locale } from '#site/locale.ts'
import { droppedMailWords, mergeMailWords } from './content.ts'

type Merged = { id: string; reference: string; address: string }

export function writeMergeMail(
  { id, reference, other, address }: Merged & { other: string },
  texts: Texts<typeof identityTexts>,
  { pageUrl, replyTo }: ContactOptions,
  locale: Locale,
): Mail & { to: Address } {
  const words = mergeMailWords[locale]
  const objection = words.notYours(texts['global.contact.phone'], texts['global.contact.phone-hours'])
  return {
    id: `merged-${id}`,
    from: { name: texts['global.brand.name'] },
    to: { name: '', address },
    ...(replyTo && { replyTo }),
    subject: words.subject(reference, other),
    ...writeLetter(
      {
        canReply: replyTo !== undefined,
        heading: words.heading,
        paragraphs: [words.joined, words.page, objection],
        facts: [
          { label: words.reference, value: reference },
          { label: words.other, value: other },
        ],
        link: { label: words.open, url: pageUrl },
        signature: texts['global.brand.name'],
      },
      locale,
    ),
  }
}

/** Has no address for answers, and not the other reference. */
export function writeDroppedMail(
  { id, reference, address }: Merged,
  texts: Texts<typeof identityTexts>,
  locale: Locale,
): Mail & { to: Address } {
  const words = droppedMailWords[locale]
  const objection = words.notYours(texts['global.contact.phone'], texts['global.contact.phone-hours'])
  return {
    id: `merged-away-${id}`,
    from: { name: texts['global.brand.name'] },
    to: { name: '', address },
    subject: words.subject(reference),
    ...writeLetter(
      {
        canReply: false,
        heading: words.heading,
        paragraphs: [words.joined, words.yours, objection],
        facts: [{ label: words.reference, value: reference }],
        signature: texts['global.brand.name'],
      },
      locale,
    ),
  }
}
