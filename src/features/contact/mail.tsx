import { labelOf } from '#domain/choice.ts'
import { contactSubjects } from '#domain/contact.ts'
import { writeLetter } from '#lib/mail/letter.tsx'
import type { Mail } from '#lib/mail/mailer.ts'
import { type Locale, staffLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { arrivalWords, replyWords, unsentWords } from './content/mails.ts'
import type { ContactMessage } from './data.ts'

/**
 * Without the person's words: people read mail on phones, and it's stored in many places. A reply reaches the person
 * who wrote.
 */
export function writeMessageMail(
  message: Omit<ContactMessage, 'message'>,
  siteName: string,
  publicUrl: string,
): Mail {
  const words = arrivalWords
  const isUrgent = message.subject === 'urgent'
  const facts = [
    { label: words.name, value: message.name },
    { label: words.email, value: message.email },
    { label: words.phone, value: message.phone ?? words.noPhone },
    { label: words.about, value: labelOf(contactSubjects, message.subject, staffLocale) },
    {
      label: words.received,
      value: `${message.receivedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    },
  ]
  return {
    id: `contact-${message.id}`,
    from: { name: siteName },
    replyTo: { name: message.name, address: message.email },
    subject: isUrgent ? words.urgentSubject : words.subject,
    ...writeLetter(
      {
        heading: isUrgent ? words.urgentHeading : words.heading,
        paragraphs: [words.reply],
        facts,
        link: { label: words.open, url: publicUrl + paths.adminMessage(message.id) },
        signature: words.signature(siteName),
      },
      staffLocale,
    ),
  }
}

/** Doesn't repeat their words. A reply reaches the administrator. */
export function writeReplyMail(
  reply: { id: string; messageId: string; text: string; email: string },
  { siteName, publicUrl }: { siteName: string; publicUrl: string },
  locale: Locale,
): Mail {
  const words = replyWords[locale]
  return {
    id: `contact-reply-${reply.id}`,
    from: { name: siteName },
    to: { name: '', address: reply.email },
    replyTo: 'administrator',
    byHand: true,
    subject: words.subject(siteName),
    ...writeLetter(
      {
        heading: words.heading,
        paragraphs: reply.text.split(/\n{2,}/),
        signature: words.signature(siteName),
      },
      locale,
    ),
    onDisk: writeLetter(
      {
        heading: words.heading,
        paragraphs: [unsentWords.text],
        link: { label: unsentWords.open, url: publicUrl + paths.adminMessage(reply.messageId) },
        signature: words.signature(siteName),
      },
      staffLocale,
    ),
  }
}
