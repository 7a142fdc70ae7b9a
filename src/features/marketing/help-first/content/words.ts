import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/words.ts'

export const helpFirstWords: Localized<typeof en> = localized({ en })
