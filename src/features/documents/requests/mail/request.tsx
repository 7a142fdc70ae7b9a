import type { DocumentType } from '#domain/documents.ts'
import type { AddressedMail } from '#features/correspondence/delivery/jobs.ts'
import { type Envelope, nameDocuments, writeToParty } from '#features/correspondence/letters/mail.tsx'
import { defaultLocale } from '#site/locale.ts'
import { requestWords } from '../content/request-mail.ts'

export function writeRequestMail(
  id: string,
  { subject, text, types }: { subject: string; text: string; types: readonly DocumentType[] },
  envelope: Envelope,
): AddressedMail {
  const { heading } = requestWords[defaultLocale]
  return {
    id: `documents-request-${id}`,
    subject,
    ...writeToParty(envelope, { heading, paragraphs: [text], list: nameDocuments(types) }),
  }
}
