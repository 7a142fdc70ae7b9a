import { localized } from '#site/locale.ts'
import { en } from './en.ts'

export const reductionPageWords = localized({ en })
