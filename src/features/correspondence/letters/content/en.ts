import type { CaseParty } from '#domain/case-file.ts'

const page: Record<CaseParty, string> = { applicant: 'your case page', firm: 'your firm’s page' }

export const en = {
  room: 'All your clients with us',
  reference: { applicant: 'Your reference', firm: 'Our reference' } satisfies Record<CaseParty, string>,
  open: { applicant: 'Open your case page', firm: 'Open your firm’s page' } satisfies Record<
    CaseParty,
    string
  >,
  answers: (party: CaseParty, phone: string, hours: string) =>
    `Don’t reply to this email or send documents by email: nobody reads this mailbox. Write to us on ${page[party]}, or call ${phone} (${hours}).`,
  replies: (party: CaseParty, phone: string, hours: string) =>
    `To write to us, just reply to this email, or call ${phone} (${hours}). Don’t attach documents: email isn’t private. Send them on ${page[party]}.`,
  signature: {
    applicant: (company: string) => `${company}. If you don’t know what this is about, call us.`,
    firm: (company: string) =>
      `${company}. If this isn’t your client, say so on the page and you won’t hear from us again.`,
  },
  rejection: {
    subject: (count: number, reference: string) =>
      count === 1
        ? `Please send a document again (${reference})`
        : `Please send ${count} documents again (${reference})`,
    heading: (count: number) =>
      count === 1 ? 'Please send a document again' : `Please send ${count} documents again`,
    text: (count: number) =>
      count === 1
        ? 'Thank you for sending it. We couldn’t use it the way it came. Here’s why:'
        : 'Thank you for sending these. We couldn’t use them the way they came. Here’s why:',
    onThePage: (party: CaseParty) => `We wrote the reason on ${page[party]}.`,
  },
}
