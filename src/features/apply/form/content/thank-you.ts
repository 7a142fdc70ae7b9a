import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/thank-you.ts'

export const thankYouWords: Localized<typeof en> = localized({ en })
