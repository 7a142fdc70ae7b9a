import type { SignerParty } from '#domain/contracts.ts'
import { type Localized, localized } from '#site/locale.ts'

type FinishedMail = {
  subject: (reference: string) => string
  heading: string
  paragraphs: readonly string[]
  open: string
}

/** No sum and no name: mail isn't private, and the contract itself is behind the link. */
const person: FinishedMail = {
  subject: (reference) => `Everyone has signed (${reference})`,
  heading: 'Everyone has signed.',
  paragraphs: [
    'You, your attorney and we have signed. The finished contract is ready, with all signatures and a page that says who signed, when, and what they were shown.',
    'Keep a copy. It also says how to cancel, and until when.',
  ],
  open: 'Get your contract',
}

const attorney: FinishedMail = {
  subject: (reference) => `Your client’s contract is finished: ${reference}`,
  heading: 'Everyone has signed',
  paragraphs: [
    'The finished contract is ready for your file: with your client’s signature, yours and ours, and a certificate that says who signed, when, and what they were shown.',
  ],
  open: 'Get the contract',
}

const en = {
  parties: { person, attorney } satisfies Record<SignerParty, FinishedMail>,
  /** For somebody who has no case page. */
  noReplies: (phone: string, hours: string) =>
    `Don’t reply to this email: nobody reads this mailbox. If you have a question, call ${phone} (${hours}).`,
}

export const finishedMailWords: Localized<typeof en> = localized({ en })
