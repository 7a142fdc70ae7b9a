import type { RefusalAnswers } from '#lib/refusals.ts'
import { type Localized, localized } from '#site/locale.ts'
import { en } from './content/en.ts'
import type { ReplyRefusal } from './mutations.ts'

export const firmWords: Localized<typeof en> = localized({ en })

const unknown = 'This link doesn’t work. It may have been replaced by a newer one.'

export const firmOpeningRefusals: RefusalAnswers<'unknown' | 'too many guesses'> = {
  unknown: [404, unknown],
  'too many guesses': [429, 'Too many requests. Please try again in {wait}.'],
}

export const replyRefusals: RefusalAnswers<ReplyRefusal> = {
  unknown: [404, unknown],
  'wrong recipient': [409, 'This address told us it’s the wrong one. Press Undo first.'],
  decided: [409, 'We’ve made our decision, so you can’t change your answers anymore.'],
  changed: [
    409,
    'Someone at your firm just sent other answers. They’re shown below. Check them and send again.',
  ],
}
