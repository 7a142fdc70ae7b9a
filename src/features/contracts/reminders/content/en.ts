import type { ContractMailKind } from '../schema.ts'

type MailWords = {
  subject: (reference: string, lastDay: string) => string
  heading: (lastDay: string) => string
  paragraphs: (lastDay: string) => readonly string[]
}

/** To the person who signs. No sum and no name: mail isn't private. */
const person: Record<ContractMailKind, MailWords> = {
  sent: {
    subject: (reference) => `Your contract is ready to read (${reference})`,
    heading: () => 'Your contract is ready.',
    paragraphs: (lastDay) => [
      `Read it before you decide. You have through ${lastDay}, New York time.`,
      'You can take less, ask us a question, or have your attorney explain it first. Nothing is signed for you, and saying no costs nothing.',
    ],
  },
  reminder: {
    subject: (reference) => `Your contract is waiting (${reference})`,
    heading: () => 'Your contract is still here.',
    paragraphs: (lastDay) => [
      `You haven’t decided yet. You have through ${lastDay}, New York time.`,
      'If something isn’t clear, ask us or your attorney. If you don’t want it, say so on the page, and we won’t remind you again.',
    ],
  },
  'last-day': {
    subject: (reference, lastDay) => `You can sign through ${lastDay} (${reference})`,
    heading: (lastDay) => `You can sign through ${lastDay}.`,
    paragraphs: () => [
      'After that day this contract ends by itself. If you need more time, ask us for another one.',
      'You don’t have to take it. If you don’t sign, you owe nothing.',
    ],
  },
  expired: {
    subject: (reference) => `Your contract has ended (${reference})`,
    heading: () => 'Your contract has ended.',
    paragraphs: (lastDay) => [
      `The last day to sign was ${lastDay}. You owe nothing.`,
      'If you still want an advance, write to us or call. We’ll look at it again.',
    ],
  },
  'expired-at-counsel': {
    subject: (reference) => `Your contract has ended (${reference})`,
    heading: () => 'Your contract has ended.',
    paragraphs: (lastDay) => [
      `You signed, but your attorney didn’t by ${lastDay}, the last day. No money was sent, and you owe nothing.`,
      'If you still want an advance, write to us or call. We’ll look at it again.',
    ],
  },
}

const reminded: MailWords = {
  subject: (reference) => `Your client’s contract waits for you (${reference})`,
  heading: () => 'Your client signed. The contract waits for you.',
  paragraphs: (lastDay) => [
    `Please go through the statements by ${lastDay}. If you can’t make one of them, say so there.`,
    'Until you sign, no money can leave.',
  ],
}

/** To the attorney. */
const attorney: Partial<Record<ContractMailKind, MailWords>> = {
  reminder: reminded,
  'last-day': {
    ...reminded,
    subject: (reference, lastDay) => `You can sign for your client through ${lastDay} (${reference})`,
  },
}

export const en = {
  person,
  attorney,
  open: 'Read it and decide',
  openEnded: 'Open the page',
  openFirm: 'Read it and answer',
  /** The client of an attorney who applied has no case page. */
  client: (phone: string, hours: string) =>
    `Don’t reply to this email: nobody reads this mailbox. If you have a question, call ${phone} (${hours}), or ask your attorney.`,
}
