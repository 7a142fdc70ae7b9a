import { type Localized, localized } from '#site/locale.ts'
import { en } from './en.ts'

/** What fills a template, in the reader's language. */
export const valueWords: Localized<typeof en> = localized({ en })
