import { labelOf } from '#domain/choice.ts'
import { documentTypes, toShownScanState } from '#domain/documents.ts'
import { writeLetter } from '#lib/mail/letter.tsx'
import type { Address, Mail } from '#lib/mail/mailer.ts'
import { formatOfficeMoment } from '#site/format.ts'
import { defaultLocale, type Locale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { mailWords } from './content/mails.ts'
import type { DocumentRow } from './data/files.ts'
import type { GatheredDocuments } from './jobs.ts'

/** Names no person and no file: mail is read on phones and kept in many places. */
export function writeArrivalMail(
  { id, application, documents, texts }: GatheredDocuments,
  publicUrl: string,
): Mail {
  const words = mailWords[defaultLocale].arrival
  const quarantined = documents.filter(
    ({ scanState }) => toShownScanState(scanState) === 'quarantined',
  ).length
  const { reference } = application
  return {
    id: `documents-arrived-${id}`,
    from: { name: texts['global.brand.name'] },
    subject: words.subject(documents.length, momentOf(documents, defaultLocale), reference),
    ...writeLetter({
      heading: words.heading(documents.length),
      paragraphs: [words.signIn, ...(quarantined > 0 ? [words.quarantined(quarantined)] : [])],
      facts: [{ label: words.reference, value: reference }, ...typesOf(documents, defaultLocale)],
      link: { label: words.open, url: publicUrl + paths.adminApplication(application.id) },
      signature: words.signature(texts['global.brand.name']),
    }),
  }
}

/** Anyone can enter anyone's address, so it repeats nothing the sender wrote. */
export function writeReceiptMail(
  { id, application, documents, texts }: GatheredDocuments,
  replyTo?: Address,
  locale: Locale = defaultLocale,
): Mail & { to: Address } {
  const words = mailWords[locale].receipt
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
