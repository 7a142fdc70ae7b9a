import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/alone.ts'

/** What the form says when it's alone on its page. */
export const aloneWords: Localized<typeof en> = localized({ en })
