import { localized } from '#site/locale.ts'
import { en } from './content/en.ts'

/** What both faces say beside the paper's own words. */
export const paperWords = localized({ en })
