import type { SignerParty } from '#domain/contracts.ts'
import type { CancelNews } from '../../schema.ts'

type MailWords = {
  subject: (reference: string) => string
  heading: string
  paragraphs: (lastDay: string) => readonly string[]
}

/** No sum and no name: mail isn't private. The page says how much, and where it goes. */
const person: Record<CancelNews, MailWords> = {
  noticed: {
    subject: (reference) => `We have your notice (${reference})`,
    heading: 'We have your notice.',
    paragraphs: (lastDay) => [
      `Send the money back by ${lastDay}. Mailed on that day, it’s in time. Once all of it is here, you owe nothing.`,
      'Your page says how much it is and where it goes. If you didn’t ask to cancel, call us today.',
    ],
  },
  late: {
    subject: (reference) => `Your notice came late (${reference})`,
    heading: 'We have it, but it came late.',
    paragraphs: (lastDay) => [
      `The last day to cancel was ${lastDay}, so the contract goes on for now.`,
      'A person looks at it and answers you. If something held you up, call us and say so.',
    ],
  },
  refused: {
    subject: (reference) => `Your contract goes on (${reference})`,
    heading: 'Your contract goes on.',
    paragraphs: () => [
      'We looked at your late notice and can’t take it. Nothing about your contract has changed.',
      'If you sent money back, or have a question, call us.',
    ],
  },
  accepted: {
    subject: (reference) => `We’re taking your notice (${reference})`,
    heading: 'It came late, and we’re taking it.',
    paragraphs: () => [
      'Send the rest of the money back soon. Once all of it is here, you owe nothing.',
      'Your page says how much is missing and where it goes.',
    ],
  },
  kept: {
    subject: (reference) => `Your contract goes on (${reference})`,
    heading: 'You’re keeping your contract.',
    paragraphs: () => [
      'The notice to cancel was taken back. Nothing about your contract has changed.',
      'If that isn’t what you want, call us.',
    ],
  },
  canceled: {
    subject: (reference) => `Canceled. You owe nothing (${reference})`,
    heading: 'Canceled. You owe nothing.',
    paragraphs: () => ['Your contract has ended. There’s nothing to pay and nothing else to do.'],
  },
}

const attorney: Record<CancelNews, MailWords> = {
  noticed: {
    subject: (reference) => `Your client gave notice to cancel: ${reference}`,
    heading: 'Your client gave notice to cancel',
    paragraphs: (lastDay) => [
      `The contract ends once all of the money is back. It has to be sent by ${lastDay}; a postmark on that day is in time.`,
    ],
  },
  late: {
    subject: (reference) => `A late notice to cancel: ${reference}`,
    heading: 'A notice to cancel came late',
    paragraphs: (lastDay) => [
      `The last day to cancel was ${lastDay}, so the contract goes on for now. A person looks at the notice and answers your client.`,
    ],
  },
  refused: {
    subject: (reference) => `Your client’s contract goes on: ${reference}`,
    heading: 'Your client’s contract goes on',
    paragraphs: () => ['We looked at the late notice to cancel and can’t take it. The contract goes on.'],
  },
  accepted: {
    subject: (reference) => `We’re taking a late notice to cancel: ${reference}`,
    heading: 'We’re taking the late notice',
    paragraphs: () => ['The contract ends once the rest of the money is back.'],
  },
  kept: {
    subject: (reference) => `Your client’s contract goes on: ${reference}`,
    heading: 'Your client is keeping the contract',
    paragraphs: () => ['The notice to cancel was taken back. The contract goes on as it was.'],
  },
  canceled: {
    subject: (reference) => `Canceled, nothing is owed: ${reference}`,
    heading: 'Canceled. Your client owes nothing',
    paragraphs: () => ['The contract has ended. You don’t have to hold anything back for us.'],
  },
}

export const en = {
  parties: { person, attorney } satisfies Record<SignerParty, Record<CancelNews, MailWords>>,
  /** For somebody who has no case page. */
  noReplies: (phone: string, hours: string) =>
    `Don’t reply to this email: nobody reads this mailbox. If you have a question, call ${phone} (${hours}).`,
}
