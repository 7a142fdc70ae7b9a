import { localized } from '#site/locale.ts'
import { en } from './en/calls.ts'

export const callWords = localized({ en })
