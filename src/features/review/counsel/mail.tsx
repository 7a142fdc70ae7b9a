import type { AddressedMail } from '#features/correspondence/delivery/jobs.ts'
import type { ContactOptions } from '#features/correspondence/reply-addresses/mutations.ts'
import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { writeLetter } from '#lib/mail/letter.tsx'
import { staffLocale } from '#site/locale.ts'
import { counselMailWords } from './content/mails.ts'

type About = { counselId: string; reference: string; address: string }
type IdentityTexts = Texts<typeof identityTexts>

/** Without a reply address: the former firm's has ended. */
export function writeCounselEndedMail(about: About, texts: IdentityTexts): AddressedMail {
  return writeMail('counsel-ended', about, texts, { words: counselMailWords.ended })
}

/** To the attorney who takes over an attorney's own application. */
export function writeCounselBegunMail(
  about: About,
  texts: IdentityTexts,
  { pageUrl, replyTo }: ContactOptions,
): AddressedMail {
  const words = counselMailWords.begun
  return writeMail('counsel-begun', about, texts, {
    words,
    link: { label: words.open, url: pageUrl },
    replyTo,
  })
}

type Contents = {
  words: typeof counselMailWords.ended
  link?: { label: string; url: string }
  replyTo?: ContactOptions['replyTo']
}

function writeMail(
  kind: string,
  { counselId, reference, address }: About,
  texts: IdentityTexts,
  { words, link, replyTo }: Contents,
): AddressedMail {
  const wrong = words.wrong(texts['global.contact.phone'], texts['global.contact.phone-hours'])
  const signature = texts['global.brand.name']
  return {
    id: `${kind}-${counselId}`,
    from: { name: signature },
    to: { name: '', address },
    ...(replyTo && { replyTo }),
    subject: words.subject(reference),
    ...writeLetter(
      {
        canReply: replyTo !== undefined,
        heading: words.heading,
        paragraphs: [words.text, wrong],
        facts: [{ label: counselMailWords.reference, value: reference }],
        ...(link && { link }),
        signature,
      },
      staffLocale,
    ),
  }
}
