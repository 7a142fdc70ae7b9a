import { firmOpeningRefusals } from '#features/access/content.ts'
import type { RefusalAnswers } from '#lib/refusals.ts'
import { type Localized, localized } from '#site/locale.ts'
import { en } from './content/en.ts'
import type { ReplyRefusal } from './mutations.ts'

export const firmWords: Localized<typeof en> = localized({ en })

export const replyRefusals: RefusalAnswers<ReplyRefusal> = {
  unknown: firmOpeningRefusals.unknown,
  'wrong recipient': [409, 'This address told us it’s the wrong one. Press Undo first.'],
  decided: [409, 'We’ve made our decision, so you can’t change your answers anymore.'],
  changed: [
    409,
    'Someone at your firm just sent other answers. They’re shown below. Check them and send again.',
  ],
}
