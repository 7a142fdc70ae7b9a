import { type Localized, localized } from '#site/locale.ts'
import { en } from './en.ts'

export const frameWords: Localized<typeof en> = localized({ en })
