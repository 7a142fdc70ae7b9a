import type { DocumentType } from '#domain/documents.ts'
import type { AddressedMail } from '#features/correspondence/delivery/jobs.ts'
import { type Envelope, nameDocuments, writeToParty } from '#features/correspondence/letters/mail.tsx'
import { reminderWords, requestWords } from './content/mails.ts'

export function writeReminderMail(
  { requestId, nth, list }: { requestId: string; nth: number; list: number },
  missing: readonly DocumentType[],
  { stopUrl, unsubscribeUrl, ...envelope }: Envelope & { stopUrl: string; unsubscribeUrl: string },
): AddressedMail {
  const { reminders, stop } = reminderWords[envelope.locale]
  const words = reminders[nth - 1]
  if (!words) throw new RangeError(`there is no reminder ${nth}`)
  return {
    id: `reminder-${requestId}-${nth}`,
    subject: words.subject(envelope.party, envelope.reference, list),
    unsubscribeUrl,
    ...writeToParty(envelope, {
      heading: words.heading,
      paragraphs: [words.text],
      list: nameDocuments(missing, envelope.locale),
      smallLink: { label: stop, url: stopUrl },
    }),
  }
}

export function writeRequestMail(
  id: string,
  { subject, text, types }: { subject: string; text: string; types: readonly DocumentType[] },
  envelope: Envelope,
): AddressedMail {
  const { locale } = envelope
  const { heading } = requestWords[locale]
  return {
    id: `documents-request-${id}`,
    subject,
    ...writeToParty(envelope, { heading, paragraphs: [text], list: nameDocuments(types, locale) }),
  }
}
