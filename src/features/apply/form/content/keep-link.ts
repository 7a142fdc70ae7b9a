import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/keep-link.ts'

export const keepLinkWords: Localized<typeof en> = localized({ en })
