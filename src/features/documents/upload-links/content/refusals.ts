import { answersIn, type RefusalAnswers } from '#lib/refusals.ts'
import { mapLocales } from '#site/locale.ts'
import { uploadWords } from '../content.ts'
import type { LinkRefusal, OpeningRefusal } from '../mutations.ts'

export const changeRefusals: RefusalAnswers<LinkRefusal> = {
  unknown: [404, 'There is no such upload link.'],
  deactivated: [409, 'This link was deactivated for good. Generate a new one.'],
  'below uses': [409, 'More files than that have been sent by this link already.'],
}

/** A made-up link and one that ended read the same. */
export const openingRefusals = answersIn<OpeningRefusal>(
  { unknown: 404, dead: 410, 'too many guesses': 429 },
  mapLocales((locale) => {
    const { invalid, tooManyGuesses } = uploadWords[locale]
    return { unknown: invalid.text, dead: invalid.text, 'too many guesses': tooManyGuesses }
  }),
)
