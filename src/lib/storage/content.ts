import { localized } from '#site/locale.ts'
import { en } from './content/en.ts'

export const storageWords = localized({ en })
