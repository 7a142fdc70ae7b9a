import type { SignerParty } from '#domain/contracts.ts'

type MailWords = { subject: (reference: string) => string; heading: string; paragraphs: readonly string[] }

/** No sum and no name: mail isn't private. The page has them. */
const person = {
  released: {
    subject: (reference: string) => `It’s closed. You owe nothing (${reference})`,
    heading: 'It’s closed. You owe nothing.',
    paragraphs: [
      'The money is here, and we released our claim. The letter that says so is on your page.',
      'There’s nothing to do. Good luck with everything.',
    ],
  },
  'released-in-part': {
    subject: (reference: string) => `One of your advances is paid (${reference})`,
    heading: 'One of your advances is paid.',
    paragraphs: [
      'You owe nothing on that one anymore. The letter that says so is on your page.',
      'Your page also says what is still open. There’s nothing to do.',
    ],
  },
  lost: {
    subject: (reference: string) => `You owe nothing (${reference})`,
    heading: 'You owe nothing, and the money is yours.',
    paragraphs: [
      'We’re sorry that it ended this way. You owe us nothing, and what we paid you is yours to keep.',
      'The letter that says so is on your page. There’s nothing to do.',
    ],
  },
  'written-off': {
    subject: (reference: string) => `You owe nothing (${reference})`,
    heading: 'You owe nothing.',
    paragraphs: [
      'We ended your contract with us, and you owe us nothing. What we paid you is yours to keep.',
      'The letter that says so is on your page. There’s nothing to do.',
    ],
  },
  reopened: {
    subject: (reference: string) => `It isn’t closed after all (${reference})`,
    heading: 'It isn’t closed after all.',
    paragraphs: [
      'We told you that nothing was owed. A payment went back or was put right since then, so something is owed again if your case pays.',
      'Your attorney hears it from us, too. Your page says how much it is. If your case brings nothing, you still owe nothing.',
    ],
  },
} satisfies Record<string, MailWords>

const attorney = {
  released: {
    subject: (reference: string) => `Paid, and our release is ready: ${reference}`,
    heading: 'Paid. Our release is ready',
    paragraphs: [
      'Nothing is owed on this client’s advances. The zero balance letter with our release is on your page.',
      'You don’t have to hold anything back for us.',
    ],
  },
  'released-in-part': {
    subject: (reference: string) => `One advance is paid, and its release is ready: ${reference}`,
    heading: 'One advance is paid. Its release is ready',
    paragraphs: [
      'The zero balance letter with our release of that advance is on your page. Others of this client are still open.',
      'A new payoff letter says what they come to.',
    ],
  },
  lost: {
    subject: (reference: string) => `Your client owes nothing: ${reference}`,
    heading: 'Your client owes nothing',
    paragraphs: [
      'We recorded how the case ended. The letter that says that nothing is owed is on your page.',
      'You don’t have to hold anything back for us.',
    ],
  },
  'written-off': {
    subject: (reference: string) => `Your client owes nothing: ${reference}`,
    heading: 'Your client owes nothing',
    paragraphs: [
      'We ended the contract, and nothing is owed. The letter that says so is on your page.',
      'You don’t have to hold anything back for us.',
    ],
  },
  reopened: {
    subject: (reference: string) => `Something is owed again: ${reference}`,
    heading: 'Something is owed again',
    paragraphs: [
      'A payment went back or was put right after we released our claim, so the release doesn’t hold anymore. Please hold back what is owed.',
      'Your page has the sum, and makes a new payoff letter at once.',
    ],
  },
} satisfies Record<ClaimNews, MailWords>

export type ClaimNews = keyof typeof person

/** To the firm alone. */
const held: MailWords = {
  subject: (reference: string) => `A client of yours is on hold with us: ${reference}`,
  heading: 'We don’t write to this client for now',
  paragraphs: [
    'We were told of something that makes it right to write to you alone. Please tell us who speaks for your client now.',
    'Payoff letters and everything else about the money are on your page, as before.',
  ],
}

export const en = {
  held,
  parties: { person, attorney } satisfies Record<SignerParty, Record<ClaimNews, MailWords>>,
  /** For somebody who has no case page. */
  noReplies: (phone: string, hours: string) =>
    `Don’t reply to this email: nobody reads this mailbox. If you have a question, call ${phone} (${hours}).`,
}
