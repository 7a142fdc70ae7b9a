import type { ContactOptions } from '#features/correspondence/reply-addresses/mutations.ts'
import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { type Letter, writeLetter } from '#lib/mail/letter.tsx'
import type { Address, Mail } from '#lib/mail/mailer.ts'
import type { Locale } from '#site/locale.ts'
import { mailWords } from './content.ts'

type Correction = { id: string; reference: string; address: string; byDesk: boolean; language: Locale }
type IdentityTexts = Texts<typeof identityTexts>

export function writeCorrectionMail(correction: Correction, texts: IdentityTexts) {
  const words = mailWords[correction.language].oldAddress
  const objection = words.notYours(texts['global.contact.phone'], texts['global.contact.phone-hours'])
  const paragraphs = [correction.byDesk ? words.corrected : words.changed, words.yours, objection]
  return writeMail(`contact-corrected-${correction.id}`, correction, texts, { words, paragraphs })
}

/** The links mailed before have ended, so this one is the way in. */
export function writeNewAddressMail(correction: Correction, texts: IdentityTexts, options: ContactOptions) {
  const words = mailWords[correction.language].newAddress
  const objection = words.notYours(texts['global.contact.phone'], texts['global.contact.phone-hours'])
  return writeMail(`new-address-${correction.id}`, correction, texts, {
    words,
    paragraphs: [correction.byDesk ? words.corrected : words.changed, words.casePage, objection],
    link: { label: words.open, url: options.pageUrl },
    replyTo: options.replyTo,
  })
}

type Contents = Pick<Letter, 'paragraphs' | 'link'> & {
  words: { subject: (reference: string) => string; heading: string; reference: string }
  replyTo?: Address | undefined
}

function writeMail(
  id: string,
  { reference, address, language }: Correction,
  texts: IdentityTexts,
  { words, replyTo, ...letter }: Contents,
): Mail & { to: Address } {
  const { subject, heading, reference: label } = words
  const facts = [{ label, value: reference }]
  const signature = texts['global.brand.name']
  return {
    id,
    from: { name: signature },
    to: { name: '', address },
    ...(replyTo && { replyTo }),
    subject: subject(reference),
    ...writeLetter({ ...letter, canReply: replyTo !== undefined, heading, facts, signature }, language),
  }
}
