import { type Localized, localized } from '#site/locale.ts'

const en = {
  arrival: {
    subject: (reference: string) => `A new application: ${reference}`,
    heading: 'A new application has arrived',
    signIn: 'Sign in to read it. To protect the applicant, this mail leaves out the answers.',
    reference: 'Reference',
    sentBy: 'Sent by',
    received: 'Received',
    open: 'Open the application',
    signature: (company: string) => `Sent by the website of ${company}.`,
  },
  receipt: {
    subject: (reference: string) => `We got your application (${reference})`,
    heading: 'Thank you. We got your application.',
    documents: (kinds: readonly string[]) =>
      `Helpful to send: ${kinds.join(', ')}. Add them on your case page, now or whenever you have them. Don’t send them by email, which isn’t private.`,
    casePage:
      'Your case page shows where your application stands, what we need, and whose turn it is. The link is yours alone: anyone who has it can read your answers.',
    open: 'Open your case page',
    questions: (phone: string, hours: string) =>
      `Questions? Call ${phone} (${hours}) and give your reference.`,
    questionsByMail: (phone: string, hours: string) =>
      `Questions? Reply to this email, or call ${phone} (${hours}) and give your reference.`,
    reference: 'Your reference',
    signature: (company: string) =>
      `${company}. If you didn’t apply, let us know: someone entered your address by mistake.`,
  },
}

export const mailWords: Localized<typeof en> = localized({ en })
