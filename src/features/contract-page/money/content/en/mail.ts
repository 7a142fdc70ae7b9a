import type { SignerParty } from '#domain/contracts.ts'

type MailWords = {
  subject: (day: string, reference: string) => string
  heading: string
  paragraphs: (day: string) => readonly string[]
}

/** No sum and no name: mail isn't private. The page has them. */
const parties: Record<SignerParty, MailWords> = {
  person: {
    subject: (day, reference) => `Your next step begins ${day} (${reference})`,
    heading: 'A new step begins soon.',
    paragraphs: (day) => [
      `From ${day} on you’d owe more if your case pays. If it pays before that day, you owe what you’d owe today.`,
      'You don’t have to do anything. If your case brings nothing, you owe nothing. Your page says how much it is.',
    ],
  },
  attorney: {
    subject: (day, reference) => `A client’s next step begins ${day} (${reference})`,
    heading: 'A new step begins soon.',
    paragraphs: (day) => [
      `From ${day} on your client would owe more. What arrives before that day is counted as of today’s step.`,
      'If the case is about to settle, this may help with the timing. Your page of the contract has the sums.',
    ],
  },
}

export const en = {
  parties,
  /** To a client who has a page with the contract alone. */
  noReplies: (phone: string, hours: string) => `Nobody reads replies to this email. Call ${phone}, ${hours}.`,
}
