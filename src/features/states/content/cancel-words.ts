import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/cancel-words.ts'

export const cancelDayWords: Localized<typeof en> = localized({ en })
