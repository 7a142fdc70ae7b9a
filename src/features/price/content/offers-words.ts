import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/offers-words.ts'

export const offersWords: Localized<typeof en> = localized({ en })
