import { localized } from '#site/locale.ts'
import { en } from './en/contact.ts'

export const contactWords = localized({ en })
