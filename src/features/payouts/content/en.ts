import type { FundingMethod } from '#domain/decisions.ts'

/** To the person. No sum, no name and no account: mail isn’t private. */
const sent: Record<FundingMethod, (day: string) => string> = {
  ach: (day) => `We sent it to your bank account on ${day}. Banks usually take one or two business days.`,
  wire: (day) => `We wired it to your bank account on ${day}. It’s usually there the same day.`,
  check: (day) => `We mailed you a check on ${day}. Mail usually takes three to five business days.`,
}

export const en = {
  sent: {
    subject: (reference: string) => `Your money is on its way (${reference})`,
    heading: 'Your money is on its way.',
    paragraphs: (method: FundingMethod, day: string) => [
      sent[method](day),
      'When you have it, say so on your page. The page also says until when you can cancel, and what you’d owe.',
    ],
  },
  returned: {
    subject: (reference: string) => `Your payment came back to us (${reference})`,
    heading: 'Your payment came back to us.',
    paragraphs: (_method: FundingMethod, _day: string) => [
      'The bank or the mail returned it. Nothing began, and you owe nothing for it.',
      'We’ll call you at the number you gave us when you applied. We never ask for bank details by email.',
    ],
  },
  open: 'Open your page',
  /** The client of an attorney who applied has no case page of replies. */
  client: (phone: string, hours: string) =>
    `Don’t reply to this email: nobody reads this mailbox. If you have a question, call ${phone} (${hours}).`,
}
