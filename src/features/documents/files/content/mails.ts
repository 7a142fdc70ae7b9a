import type { ApplicantRole } from '#domain/applications.ts'
import { type Localized, localized } from '#site/locale.ts'

const documents = (count: number) => (count === 1 ? 'One document' : `${count} documents`)

const whose: Record<ApplicantRole, string> = {
  plaintiff: 'your application',
  attorney: 'your client’s application',
}

const en = {
  /** To the administrator. */
  arrival: {
    subject: (count: number, when: string, reference: string) =>
      `${count === 1 ? 'A new document' : `${count} new documents`}, ${when}: ${reference}`,
    heading: (count: number) => `${documents(count)} arrived`,
    signIn: 'Sign in to read them. To protect the applicant, nothing is attached here.',
    quarantined: (count: number) => `${documents(count)} didn’t pass the virus scan and can’t be downloaded.`,
    reference: 'Reference',
    open: 'Open the application',
    signature: (company: string) => `Sent by the website of ${company}.`,
  },
  /** To the applicant. */
  receipt: {
    subject: (count: number, when: string, reference: string) =>
      `Received ${when}: your ${count === 1 ? 'document' : `${count} documents`} (${reference})`,
    heading: (count: number) => `We got ${documents(count).toLowerCase()}`,
    noNeed: (role: ApplicantRole) =>
      `You don’t need to send them again. We’ll read them with ${whose[role]} and get in touch if something’s missing.`,
    questions: (phone: string, hours: string) =>
      `Questions? Call ${phone} (${hours}) and give your reference.`,
    questionsByMail: (phone: string, hours: string) =>
      `Questions? Reply to this email, or call ${phone} (${hours}) and give your reference. Don’t attach documents: email isn’t private.`,
    reference: 'Your reference',
    signature: (company: string) =>
      `${company}. If you don’t know about this, call us: someone may have sent documents in your name.`,
  },
}

export const mailWords: Localized<typeof en> = localized({ en })
