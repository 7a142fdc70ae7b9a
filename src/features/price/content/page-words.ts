import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/page-words.ts'

export const costPageWords: Localized<typeof en> = localized({ en })
