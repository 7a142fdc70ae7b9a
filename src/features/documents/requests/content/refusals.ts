import { answersIn } from '#lib/refusals.ts'
import { localized } from '#site/locale.ts'
import { en } from './en/stop-refusals.ts'

export const stopRefusals = answersIn<'unknown' | 'too many guesses'>(
  { unknown: 404, 'too many guesses': 429 },
  localized({ en }),
)
