import { type Locale, localized } from '#site/locale.ts'
import { en } from './content/en.ts'
import { es } from './content/es.ts'

export type PaperWords = typeof en

const words = localized({ en })

/** What both faces say beside the paper's own words, in the language of a part. */
export const paperWords = (locale: Locale, lang?: string): PaperWords =>
  lang?.startsWith('es') ? es : words[locale]
