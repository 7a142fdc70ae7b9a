import type { ApplicantRole } from '#domain/applications.ts'
import { concession } from '#site/content/en/promise.ts'

/** The money is the reader's own, or goes to the client for whom an attorney applied. */
type Voice = {
  offerSubject: (reference: string) => string
  offerHeading: (amount: string) => string
  offerText: (months: number, owed: string) => string
  fundedSubject: (reference: string) => string
  fundedHeading: (amount: string) => string
  /** When the money went out on an earlier day. */
  sentSubject: (reference: string) => string
  sentHeading: (amount: string) => string
  fundedText: string
  fundedOwed: string
}

const you: Voice = {
  offerSubject: (reference) => `You have an offer (${reference})`,
  offerHeading: (amount) => `You have an offer of ${amount}.`,
  offerText: (months, owed) =>
    `Read it before you decide. If your case pays in ${months} months, you’d owe ${owed}. If you lose, you owe nothing. If you can wait for your settlement, wait.`,
  fundedSubject: (reference) => `Your money’s on its way (${reference})`,
  fundedHeading: (amount) => `${amount} is on its way to you.`,
  sentSubject: (reference) => `We sent your money (${reference})`,
  sentHeading: (amount) => `We sent you ${amount}.`,
  fundedText: `If you lose your case, you owe us nothing. ${concession}`,
  fundedOwed: 'If your case pays, this is what you’d owe:',
}

const client: Voice = {
  offerSubject: (reference) => `An offer for your client (${reference})`,
  offerHeading: (amount) => `Your client has an offer of ${amount}.`,
  offerText: (months, owed) =>
    `Go over it together. If the case pays in ${months} months, your client would owe ${owed}. If it’s lost, nothing.`,
  fundedSubject: (reference) => `The money’s on its way (${reference})`,
  fundedHeading: (amount) => `${amount} is on its way to your client.`,
  sentSubject: (reference) => `We sent the money (${reference})`,
  sentHeading: (amount) => `We sent your client ${amount}.`,
  fundedText: `If the case is lost, nothing is owed. ${concession}`,
  fundedOwed: 'If the case pays, this is what your client would owe:',
}

export const en = {
  voices: { plaintiff: you, attorney: client } satisfies Record<ApplicantRole, Voice>,
  owedAfter: (months: number) => `Owed after ${months} months`,
  declined: {
    subject: (reference: string) => `About your application (${reference})`,
    heading: 'About your application',
    greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    opening: {
      plaintiff: 'We read your case carefully, and we can’t offer you an advance right now.',
      attorney: 'We read the case carefully, and we can’t offer your client an advance right now.',
    } satisfies Record<ApplicantRole, string>,
    closing:
      'This doesn’t mean it’s a bad case. Nothing is owed, and nobody’s credit is affected. If something changes, write to us. We keep your documents, so you won’t have to start over.',
  },
  firm: {
    subject: (reference: string) => `We can’t fund your client (${reference})`,
    heading: 'We can’t offer your client an advance right now',
    text: 'Thank you for your time on this. There’s nothing left for you to do. If something changes, your client can write to us.',
  },
}
