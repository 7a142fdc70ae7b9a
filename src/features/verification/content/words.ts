import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/words.ts'

export const verifyWords: Localized<typeof en> = localized({ en })
