import { type Localized, localized } from '#site/locale.ts'
import { en } from './en.ts'

export const moneyMailWords: Localized<typeof en> = localized({ en })
