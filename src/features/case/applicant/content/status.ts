import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/status.ts'

export const statusWords: Localized<typeof en> = localized({ en })
