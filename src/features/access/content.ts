import { answersIn, type RefusalAnswers } from '#lib/refusals.ts'
import { pick, staffLocale } from '#site/locale.ts'
import { accessWords } from './content/words.ts'
import type { OpeningRefusal, SessionRefusal } from './mutations.ts'

export const codeMailWords = pick(accessWords, ({ mail }) => mail)

export const sessionRefusals = answersIn<SessionRefusal>(
  { wrong: 401, 'too many guesses': 429 },
  pick(accessWords, ({ session }) => session),
)

export const invalidLink = pick(accessWords, ({ opening }) => opening.unknown)

export const caseOpeningRefusals = answersIn<OpeningRefusal | 'only read'>(
  {
    unknown: 404,
    'not opened here': 401,
    'not signed in': 401,
    'only read': 403,
    'too many guesses': 429,
  },
  pick(accessWords, ({ opening }) => opening),
)

export const firmOpeningRefusals: RefusalAnswers<
  'unknown' | 'too many guesses' | 'not signed in' | 'only read' | 'in the room'
> = {
  unknown: [404, 'This link doesn’t work. It may have been replaced by a newer one.'],
  'too many guesses': [429, 'Too many requests. Please try again in {wait}.'],
  'not signed in': [401, accessWords[staffLocale].opening['not signed in']],
  'in the room': [409, 'You’re signed in, so this is your address. If it isn’t your client, answer “No.”'],
  'only read': [403, accessWords[staffLocale].opening['only read']],
}
