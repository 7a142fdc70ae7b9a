import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/offline.ts'

export const offlineWords: Localized<typeof en> = localized({ en })
