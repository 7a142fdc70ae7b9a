import type { ContactOptions } from '#features/correspondence/reply-addresses/mutations.ts'
import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { writeLetter } from '#lib/mail/letter.tsx'
import type { Address, Mail } from '#lib/mail/mailer.ts'
import { defaultLocale } from '#site/locale.ts'
import { firmMailWords } from './content/mails.ts'

type Question = {
  application: { id: string; reference: string }
  /** Of the entry in the timeline: each time we ask is another mail. */
  eventId: number
  address: string
  contactOptions: ContactOptions
  /** The first, second or third time. */
  nth: number
}

/**
 * To the law firm. A stranger typed the names of the client and of the firm, so it repeats neither, and nothing about
 * the case: only whoever opens the page reads them.
 */
export function writeFirmQuestionMail(
  { application: { id, reference }, eventId, address, contactOptions, nth }: Question,
  texts: Texts<typeof identityTexts>,
): Mail & { to: Address } {
  const words = firmMailWords[defaultLocale]
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
    ...writeLetter({
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
      facts: [{ label: words.reference, value: reference }],
      link: { label: words.open, url: pageUrl },
      signature: words.signature(brand),
    }),
  }
}
