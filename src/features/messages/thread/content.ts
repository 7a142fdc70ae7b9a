import { answersIn } from '#lib/refusals.ts'
import { localized } from '#site/locale.ts'
import { en as refusals } from './content/en/refusals.ts'
import { en as waiting } from './content/en/waiting.ts'
import type { MessageRefusal } from './mutations.ts'

/** To the applicant or the firm. */
export const waitingWords = localized({ en: waiting })

/** To us. */
export const arrivalWords = {
  subject: (reference: string) => `New message: ${reference}`,
  heading: (count: number) =>
    count === 1 ? 'A message is waiting for you' : `${count} messages are waiting for you`,
  signIn: 'Sign in to read and answer it. To protect the writer, this mail leaves out what they wrote.',
  fromOther: 'It came by mail from an address that isn’t theirs. Make sure who wrote it before you answer.',
  reference: 'Reference',
  from: 'From',
  parties: { applicant: 'The applicant', firm: 'The law firm' },
  open: 'Open the messages',
  signature: (company: string) => `Sent by the website of ${company}.`,
}

export const messageRefusals = answersIn<MessageRefusal>(
  { unknown: 404, 'answered meanwhile': 409, 'too many': 429 },
  localized({ en: refusals }),
)
