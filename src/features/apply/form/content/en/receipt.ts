import type { ApplicantRole } from '#domain/applications.ts'
import { en as claims } from '#site/content/en/claims.ts'

/** The certificate says it shorter, with the same day and hour. */
const nextSteps: Record<ApplicantRole, (due: string) => readonly { title: string; text: string }[]> = {
  plaintiff: (due) => [
    { title: 'We read your application', text: `You hear from us by ${due}.` },
    { title: 'We talk to your attorney', text: 'We ask for the case papers, so you don’t have to.' },
    {
      title: 'You decide',
      text: `You see the offer and its full cost before you sign. Once you’re approved and it’s signed, we send the money ${claims.fundsAfterApproval}.`,
    },
  ],
  attorney: (due) => [
    { title: 'We read the application', text: `You hear from us by ${due}.` },
    { title: 'We ask you once for what’s missing', text: 'One list of documents, to you and nobody else.' },
    {
      title: 'Your client decides',
      text: `You both see the offer and its full cost before anything is signed. Once it’s approved and signed, we send the money ${claims.fundsAfterApproval}.`,
    },
  ],
}

export const en = {
  subject: (reference: string) => `We got your application (${reference})`,
  heading: 'Thank you. We got your application.',
  nextSteps,
  /** Names what `requestedDocuments` lists. */
  documents: {
    plaintiff:
      'Helpful to send: medical records, police report, insurance correspondence, photos of injuries. Add them on your case page, now or whenever you have them. Don’t send them by email, which isn’t private.',
    attorney:
      'Helpful to send: attorney agreement, complaint and filings, discovery documents, insurance policies, settlement correspondence. Add them on your case page, now or whenever you have them. Don’t send them by email, which isn’t private.',
  } satisfies Record<ApplicantRole, string>,
  casePage:
    'Your case page shows where your application stands, what we need, and whose turn it is. The link is yours alone: anyone who has it can read your answers.',
  open: 'Open your case page',
  questions: (phone: string, hours: string) => `Questions? Call ${phone} (${hours}) and give your reference.`,
  questionsByMail: (phone: string, hours: string) =>
    `Questions? Reply to this email, or call ${phone} (${hours}) and give your reference.`,
  reference: 'Your reference',
  signature: (company: string) =>
    `${company}. If you didn’t apply, let us know: someone entered your address by mistake.`,
}
