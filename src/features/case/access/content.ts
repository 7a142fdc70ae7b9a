import type { RefusalAnswers } from '#lib/refusals.ts'
import { type Localized, localized } from '#site/locale.ts'
import type { OpeningRefusal, SessionRefusal } from './mutations.ts'

const en = {
  subject: 'Your code for the case page',
  heading: (code: string) => `Your code: ${code}`,
  use: 'Type it on the page where you asked for it. It works for ten minutes, once. We never ask for it by phone.',
  notYou: (phone: string) =>
    `If you didn’t ask for a code, you don’t have to do anything. Nobody gets in without it. Call ${phone} if it happens again.`,
}

export const codeMailWords: Localized<typeof en> = localized({ en })

/** The same answer whether or not there is such an application. */
export const codeAnswer =
  'If we have an application with this reference and email, a code is on its way. It can take a minute. If none comes, check both, or call us.'

export const sessionRefusals: RefusalAnswers<SessionRefusal> = {
  wrong: [
    401,
    'This doesn’t match, or the code has expired. Check the reference, the email and the code, or ask for a new one.',
  ],
  'too many guesses': [429, 'Too many tries. Please try again in {wait}.'],
}

export const invalidLink = 'This link doesn’t work. Open the one in our latest email, or ask for a code.'

/** Made-up links and replaced ones get the same answer. */
export const caseOpeningRefusals: RefusalAnswers<OpeningRefusal> = {
  unknown: [404, invalidLink],
  'not opened here': [401, 'Your case isn’t open in this browser. Ask for a code to open it.'],
  'too many guesses': [429, 'Too many requests. Please try again in {wait}.'],
}
