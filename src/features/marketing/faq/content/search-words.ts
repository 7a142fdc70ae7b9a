import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/search-words.ts'

export type SearchWords = typeof en

export const searchWords: Localized<SearchWords> = localized({ en })
