import type { SettlementOutcome } from '#domain/payoffs.ts'

type MailWords = { subject: (reference: string) => string; heading: string; paragraphs: readonly string[] }

const settled: MailWords = {
  subject: (reference) => `Your attorney told us about your case (${reference})`,
  heading: 'Your attorney told us about your case.',
  paragraphs: [
    'They reported how it ended. There’s nothing you need to do: they work out with us what is paid.',
    'If you have a question, write on your page or call us.',
  ],
}

/** To the person, when their attorney reported. No sum: mail isn't private. */
export const en: Record<SettlementOutcome, MailWords> = {
  ...{ settled, verdict: settled, 'settled-in-part': settled },
  lost: {
    subject: (reference) => `Your attorney told us about your case (${reference})`,
    heading: 'Your attorney told us about your case.',
    paragraphs: [
      'They reported that it ended without money. We look at it, and then write to you.',
      'If nothing was won, you owe us nothing. If this isn’t right, call us.',
    ],
  },
}
