import { listRoom } from '#features/correspondence/letters/mail.tsx'
import type { ContactOptions } from '#features/correspondence/reply-addresses/mutations.ts'
import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { writeLetter } from '#lib/mail/letter.tsx'
import type { Address, Mail } from '#lib/mail/mailer.ts'
import { type Locale, staffLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { arrivalWords, waitingWords } from './content.ts'
import type { MessageRow } from './data.ts'

type MailTexts = Texts<typeof identityTexts>
type Waiting = { last: MessageRow; count: number; application: { id: string; reference: string } }

/** Like every mail about an application, it names nobody and repeats nothing they wrote. */
export function writeMessageArrivalMail(
  { last, count, application: { id, reference } }: Waiting,
  texts: MailTexts,
  publicUrl: string,
): Mail {
  const words = arrivalWords
  return {
    id: `message-arrival-${last.id}`,
    from: { name: texts['global.brand.name'] },
    subject: words.subject(reference),
    ...writeLetter(
      {
        heading: words.heading(count),
        paragraphs: [words.signIn, ...(last.sealedSender ? [words.fromOther] : [])],
        facts: [
          { label: words.reference, value: reference },
          { label: words.from, value: words.parties[last.party] },
        ],
        link: { label: words.open, url: publicUrl + paths.adminApplicationMessages(id) },
        signature: words.signature(texts['global.brand.name']),
      },
      staffLocale,
    ),
  }
}

type Addressed = Waiting & { address: string; contactOptions: ContactOptions }

export function writeDeskMessageMail(
  { last, count, application, address, contactOptions }: Addressed,
  texts: MailTexts,
  locale: Locale,
): Mail & { to: Address } {
  const words = waitingWords[locale]
  const { pageUrl, replyTo } = contactOptions
  return {
    id: `desk-message-${last.id}`,
    from: { name: texts['global.brand.name'] },
    to: { name: '', address },
    ...(replyTo && { replyTo }),
    subject: words.subject(application.reference),
    ...writeLetter(
      {
        canReply: replyTo !== undefined,
        heading: words.heading(count),
        paragraphs: [
          words.read,
          (replyTo ? words.answerByMail : words.answer)(texts['global.contact.phone']),
        ],
        facts: [{ label: words.reference, value: application.reference }, ...listRoom(last.party, pageUrl)],
        link: { label: words.open, url: pageUrl },
        signature: texts['global.brand.name'],
      },
      locale,
    ),
  }
}
