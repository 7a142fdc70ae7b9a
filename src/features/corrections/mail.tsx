import type { ContactOptions } from '#features/correspondence/reply-addresses/mutations.ts'
import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { writeLetter } from '#lib/mail/letter.tsx'
import type { Address, Mail } from '#lib/mail/mailer.ts'
import { defaultLocale, type Locale } from '#site/locale.ts'
import { correctionMailWords, newAddressWords } from './content.ts'

type Correction = {
  id: string
  reference: string
  address: string
  byDesk: boolean
  replyTo?: Address | undefined
}

export function writeCorrectionMail(
  { id, reference, address, byDesk, replyTo }: Correction,
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
        paragraphs: [byDesk ? words.corrected : words.changed, words.yours, objection],
        facts: [{ label: words.reference, value: reference }],
        signature: texts['global.brand.name'],
      },
      locale,
    ),
  }
}

type NewAddress = { id: string; reference: string; address: string }

/** The links mailed before have ended, so this one is the way in. */
export function writeNewAddressMail(
  { id, reference, address }: NewAddress,
  texts: Texts<typeof identityTexts>,
  { pageUrl, replyTo }: ContactOptions,
  locale: Locale = defaultLocale,
): Mail & { to: Address } {
  const words = newAddressWords[locale]
  return {
    id: `new-address-${id}`,
    from: { name: texts['global.brand.name'] },
    to: { name: '', address },
    ...(replyTo && { replyTo }),
    subject: words.subject(reference),
    ...writeLetter(
      {
        canReply: replyTo !== undefined,
        heading: words.heading,
        paragraphs: [
          words.corrected,
          words.casePage,
          words.notYours(texts['global.contact.phone'], texts['global.contact.phone-hours']),
        ],
        facts: [{ label: words.reference, value: reference }],
        link: { label: words.open, url: pageUrl },
        signature: texts['global.brand.name'],
      },
      locale,
    ),
  }
}
