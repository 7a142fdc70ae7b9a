import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/time-over.ts'

export const timeOverWords: Localized<typeof en> = localized({ en })
