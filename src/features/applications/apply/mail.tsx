import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { writeLetter } from '#lib/mail/letter.tsx'
import type { Address, Mail } from '#lib/mail/mailer.ts'
import { applicantRoles } from '#site/choices/applications.ts'
import { labelOf } from '#site/choices/choice.ts'
import { documentTypes, requestedDocuments } from '#site/choices/documents.ts'
import { paths } from '#site/paths.ts'
import { nextStepsOf } from './content/after-sending.ts'
import type { ApplicationRow } from './data.ts'

type MailTexts = Texts<typeof identityTexts>

/** To the administrator. It names nobody and no case: mail is read on phones and kept in many places. */
export function arrivalMail(
  { id, reference, role, submittedAt }: ApplicationRow,
  texts: MailTexts,
  publicUrl: string,
): Mail {
  return {
    id: `application-arrived-${id}`,
    from: { name: texts['global.brand.name'] },
    subject: `A new application: ${reference}`,
    ...writeLetter({
      heading: 'A new application has arrived',
      paragraphs: ['Sign in to read it. For the applicant’s sake, this mail holds none of the answers.'],
      facts: [
        { label: 'Reference', value: reference },
        { label: 'Sent by', value: labelOf(applicantRoles, role) },
        { label: 'Received', value: `${submittedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC` },
      ],
      link: { label: 'Open the application', url: publicUrl + paths.adminApplication(id) },
      signature: `Sent by the website of ${texts['global.brand.name']}.`,
    }),
  }
}

/**
 * To the plaintiff or the attorney who applied. Anybody can enter anybody's address, so not a word of it is the sender's: not
 * even a name, which may be sixty letters of advice to call somebody.
 */
export function applicantMail(application: ApplicationRow, texts: MailTexts): Mail & { to: Address } {
  const { id, reference, role, email } = application
  const documents = requestedDocuments[role]
    .filter(({ type }) => type !== 'other')
    .map(({ type }) => labelOf(documentTypes, type).toLowerCase())
  return {
    id: `application-receipt-${id}`,
    from: { name: texts['global.brand.name'] },
    to: { name: '', address: email },
    subject: `We have received your application (${reference})`,
    ...writeLetter({
      heading: 'Thank you. We have received your application.',
      paragraphs: [
        ...nextStepsOf[role].map(({ title, text }, index) => `${index + 1}. ${title}. ${text}`),
        `Helpful to send: ${documents.join(', ')}. You can add them for 24 hours on the page where you applied, in the same browser. After that, call us and we send you a safe upload link. Please do not send medical papers by email.`,
        `Questions? Call ${texts['global.contact.phone']} (${texts['global.contact.phone-hours']}) and give your reference.`,
      ],
      facts: [{ label: 'Your reference', value: reference }],
      signature: `${texts['global.brand.name']}. If you did not apply, please tell us: somebody entered your address by mistake.`,
    }),
  }
}
