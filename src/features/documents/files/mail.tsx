import { labelOf } from '#domain/choice.ts'
import { documentTypes, toShownScanState } from '#domain/documents.ts'
import { writeLetter } from '#lib/mail/letter.tsx'
import type { Address, Mail } from '#lib/mail/mailer.ts'
import { formatOfficeMoment } from '#site/format.ts'
import { type Locale, staffLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { arrivalWords, receiptWords } from './content/mails.ts'
import type { DocumentRow } from './data/files.ts'
import type { GatheredDocuments } from './jobs.ts'

/** Names no person and no file: mail is read on phones and kept in many places. */
export function writeArrivalMail(
  { id, application, documents, texts }: GatheredDocuments,
  publicUrl: string,
): Mail {
  const words = arrivalWords
  const quarantined = documents.filter(
    ({ scanState }) => toShownScanState(scanState) === 'quarantined',
  ).length
  const { reference } = application
  return {
    id: `documents-arrived-${id}`,
    from: { name: texts['global.brand.name'] },
    subject: words.subject(documents.length, momentOf(documents, staffLocale), reference),
    ...writeLetter(
      {
        heading: words.heading(documents.length),
        paragraphs: [words.signIn, ...(quarantined > 0 ? [words.quarantined(quarantined)] : [])],
        facts: [{ label: words.reference, value: reference }, ...typesOf(documents, staffLocale)],
        link: { label: words.open, url: publicUrl + paths.adminApplication(application.id) },
        signature: words.signature(texts['global.brand.name']),
      },
      staffLocale,
    ),
  }
}

/** Anyone can enter anyone's address, so it repeats nothing the sender wrote. */
export function writeReceiptMail(
  { id, application, documents, texts }: GatheredDocuments,
  replyTo: Address | undefined,
  locale: Locale,
): Mail & { to: Address } {
  const words = receiptWords[locale]
  const { reference, email, role } = application
  return {
    id: `documents-receipt-${id}`,
    from: { name: texts['global.brand.name'] },
    to: { name: '', address: email },
    ...(replyTo && { replyTo }),
    subject: words.subject(documents.length, momentOf(documents, locale), reference),
    ...writeLetter(
      {
        canReply: replyTo !== undefined,
        heading: words.heading(documents.length),
        paragraphs: [
          words.noNeed(role),
          (replyTo ? words.questionsByMail : words.questions)(
            texts['global.contact.phone'],
            texts['global.contact.phone-hours'],
          ),
        ],
        facts: [{ label: words.reference, value: reference }, ...typesOf(documents, locale)],
        signature: words.signature(texts['global.brand.name']),
      },
      locale,
    ),
  }
}

function momentOf(documents: readonly DocumentRow[], locale: Locale): string {
  const last = Math.max(...documents.map(({ uploadedAt }) => uploadedAt.getTime()))
  return formatOfficeMoment(new Date(last), locale)
}

function typesOf(documents: readonly DocumentRow[], locale: Locale) {
  const counts = new Map<string, number>()
  for (const { documentType } of documents) counts.set(documentType, (counts.get(documentType) ?? 0) + 1)
  return [...counts].map(([type, number]) => ({
    label: labelOf(documentTypes, type, locale),
    value: String(number),
  }))
}
