import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/greeting.ts'

export const standingWords: Localized<typeof en> = localized({ en })
