import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/kept.ts'

export const keptWords: Localized<typeof en> = localized({ en })
