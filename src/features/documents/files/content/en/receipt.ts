import type { ApplicantRole } from '#domain/applications.ts'

const whose: Record<ApplicantRole, string> = {
  plaintiff: 'your application',
  attorney: 'your client’s application',
}

export const en = {
  subject: (count: number, when: string, reference: string) =>
    count === 1
      ? `Received ${when}: your document (${reference})`
      : `Received ${when}: your ${count} documents (${reference})`,
  heading: (count: number) => (count === 1 ? 'We got one document' : `We got ${count} documents`),
  noNeed: (role: ApplicantRole) =>
    `You don’t need to send them again. We’ll read them with ${whose[role]} and get in touch if something’s missing.`,
  questions: (phone: string, hours: string) => `Questions? Call ${phone} (${hours}) and give your reference.`,
  questionsByMail: (phone: string, hours: string) =>
    `Questions? Reply to this email, or call ${phone} (${hours}) and give your reference. Don’t attach documents: email isn’t private.`,
  reference: 'Your reference',
  signature: (company: string) =>
    `${company}. If you don’t know about this, call us: someone may have sent documents in your name.`,
}
