import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/preferences.ts'

export const preferencesWords: Localized<typeof en> = localized({ en })
