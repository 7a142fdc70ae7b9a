import { listRoom } from '#features/correspondence/letters/mail.tsx'
import type { ContactOptions } from '#features/correspondence/reply-addresses/mutations.ts'
import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { writeLetter } from '#lib/mail/letter.tsx'
import type { Address, Mail } from '#lib/mail/mailer.ts'
import { staffLocale } from '#site/locale.ts'
import { firmMailWords } from './content/mails.ts'

type Question = {
  application: { id: string; reference: string }
  /** Each time we ask is another entry of the timeline, and another mail. */
  eventId: number
  address: string
  contactOptions: ContactOptions
  nth: number
}

/**
 * A stranger typed the names of the client and of the firm, so the mail repeats neither, and says nothing about the case.
 * The page behind the link has them.
 */
export function writeFirmQuestionMail(
  { application: { id, reference }, eventId, address, contactOptions, nth }: Question,
  texts: Texts<typeof identityTexts>,
): Mail & { to: Address } {
  const words = firmMailWords
  const { pageUrl, replyTo } = contactOptions
  const brand = texts['global.brand.name']
  const [first] = words.subjects
  const subject = words.subjects[nth - 1] ?? first
  return {
    id: `firm-question-${id}-${eventId}`,
    from: { name: brand },
    to: { name: '', address },
    ...(replyTo && { replyTo }),
    subject: subject?.(reference) ?? reference,
    ...writeLetter(
      {
        canReply: replyTo !== undefined,
        heading: words.heading,
        paragraphs: [
          words.asked(brand),
          words.effort,
          words.never,
          words.wrong,
          (replyTo ? words.questionsByMail : words.questions)(
            texts['global.contact.phone'],
            texts['global.contact.phone-hours'],
          ),
        ],
        facts: [{ label: words.reference, value: reference }, ...listRoom('firm', pageUrl)],
        link: { label: words.open, url: pageUrl },
        signature: words.signature(brand),
      },
      staffLocale,
    ),
  }
}
