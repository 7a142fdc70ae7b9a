import { answersIn } from '#lib/refusals.ts'
import { pick } from '#site/locale.ts'
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
