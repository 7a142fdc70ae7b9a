import { type Localized, localized } from '#site/locale.ts'
import { en } from './content/en/words.ts'

export const consentWords: Localized<typeof en> = localized({ en })
