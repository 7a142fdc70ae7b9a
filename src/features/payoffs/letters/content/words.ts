import { localized } from '#site/locale.ts'
import { en } from './en.ts'

export const letterWords = localized({ en })
export type LetterWords = typeof en
