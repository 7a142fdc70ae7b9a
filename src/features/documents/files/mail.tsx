import { writeLetter } from '#lib/mail/letter.tsx'
import type { Address, Mail } from '#lib/mail/mailer.ts'
import { labelOf } from '#site/choices/choice.ts'
import { documentTypes, shownScanState } from '#site/choices/documents.ts'
import { paths } from '#site/paths.ts'
import type { DocumentRow } from './data.ts'
import type { GatheredDocuments } from './jobs.ts'

/** To the administrator. It names nobody and no file: mail is read on phones and kept in many places. */
export function arrivalMail(
  { id, application, documents, texts }: GatheredDocuments,
  publicUrl: string,
): Mail {
  const quarantined = documents.filter(({ scanState }) => shownScanState(scanState) === 'quarantined').length
  const { reference } = application
  return {
    id: `documents-arrived-${id}`,
    from: { name: texts['global.brand.name'] },
    subject: `New documents: ${reference}`,
    ...writeLetter({
      heading: `${inWords(documents.length)} arrived`,
      paragraphs: [
        'Sign in to read them. For the applicant’s sake, this mail holds none of them.',
        ...(quarantined > 0
          ? [`${inWords(quarantined)} did not pass the virus scan and cannot be downloaded.`]
          : []),
      ],
      facts: [{ label: 'Reference', value: reference }, ...typesOf(documents)],
      link: { label: 'Open the application', url: publicUrl + paths.adminApplication(application.id) },
      signature: `Sent by the website of ${texts['global.brand.name']}.`,
    }),
  }
}

/** To the applicant. Anybody can enter anybody's address, so it repeats nothing that the sender wrote. */
export function receiptMail({
  id,
  application,
  documents,
  texts,
}: GatheredDocuments): Mail & { to: Address } {
  const { reference, email, role } = application
  const whose = role === 'attorney' ? 'your client’s application' : 'your application'
  const phone = `${texts['global.contact.phone']} (${texts['global.contact.phone-hours']})`
  return {
    id: `documents-receipt-${id}`,
    from: { name: texts['global.brand.name'] },
    to: { name: '', address: email },
    subject: `We have received your documents (${reference})`,
    ...writeLetter({
      heading: `We have received ${inWords(documents.length).toLowerCase()}`,
      paragraphs: [
        `You do not need to send them again. We read them with ${whose} and get in touch if something is missing.`,
        `Questions? Call ${phone} and give your reference.`,
      ],
      facts: [{ label: 'Your reference', value: reference }, ...typesOf(documents)],
      signature: `${texts['global.brand.name']}. If you do not know of this, please call us: somebody may have sent documents in your name.`,
    }),
  }
}

const inWords = (documents: number) => (documents === 1 ? 'One document' : `${documents} documents`)

function typesOf(documents: readonly DocumentRow[]) {
  const counts = new Map<string, number>()
  for (const { documentType } of documents) counts.set(documentType, (counts.get(documentType) ?? 0) + 1)
  return [...counts].map(([type, number]) => ({ label: labelOf(documentTypes, type), value: String(number) }))
}
