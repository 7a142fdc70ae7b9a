import { accessWords } from '#features/case/access/content/words.ts'
import type { RefusalAnswers } from '#lib/refusals.ts'
import { type Localized, localized, staffLocale } from '#site/locale.ts'
import { en } from './content/en.ts'
import type { ReplyRefusal } from './mutations.ts'

export const firmWords: Localized<typeof en> = localized({ en })

const unknown = 'This link doesn’t work. It may have been replaced by a newer one.'

export const firmOpeningRefusals: RefusalAnswers<
  'unknown' | 'too many guesses' | 'not signed in' | 'only read' | 'in the room'
> = {
  unknown: [404, unknown],
  'too many guesses': [429, 'Too many requests. Please try again in {wait}.'],
  'not signed in': [401, accessWords[staffLocale].opening['not signed in']],
  'in the room': [409, 'You’re signed in, so this is your address. If it isn’t your client, answer “No.”'],
  'only read': [403, accessWords[staffLocale].opening['only read']],
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
