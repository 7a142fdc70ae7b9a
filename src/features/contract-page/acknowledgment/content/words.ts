import { localized } from '#site/locale.ts'
import { en } from './en.ts'

/** Firms read English. */
export const acknowledgmentWords = localized({ en })
