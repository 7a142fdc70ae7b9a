import { localized } from '#site/locale.ts'
import { en } from './en/call.ts'

export const callWords = localized({ en })
