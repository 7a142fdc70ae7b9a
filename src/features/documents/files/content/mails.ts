import type { ApplicantRole } from '#site/choices/applications.ts'
import type { Localized } from '#site/locale.ts'

const documents = (count: number) => (count === 1 ? 'One document' : `${count} documents`)

const whose: Record<ApplicantRole, string> = {
  plaintiff: 'your application',
  attorney: 'your client’s application',
}

const en = {
  /** To the administrator. */
  arrival: {
    subject: (reference: string) => `New documents: ${reference}`,
    heading: (count: number) => `${documents(count)} arrived`,
    signIn: 'Sign in to read them. For the applicant’s sake, this mail holds none of them.',
    quarantined: (count: number) =>
      `${documents(count)} did not pass the virus scan and cannot be downloaded.`,
    reference: 'Reference',
    open: 'Open the application',
    signature: (company: string) => `Sent by the website of ${company}.`,
  },
  /** To the applicant. */
  receipt: {
    subject: (reference: string) => `We have received your documents (${reference})`,
    heading: (count: number) => `We have received ${documents(count).toLowerCase()}`,
    noNeed: (role: ApplicantRole) =>
      `You do not need to send them again. We read them with ${whose[role]} and get in touch if something is missing.`,
    questions: (phone: string, hours: string) =>
      `Questions? Call ${phone} (${hours}) and give your reference.`,
    reference: 'Your reference',
    signature: (company: string) =>
      `${company}. If you do not know of this, please call us: somebody may have sent documents in your name.`,
  },
}

export const mailWords: Localized<typeof en> = { en }
