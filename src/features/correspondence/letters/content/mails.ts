import { type Localized, localized } from '#site/locale.ts'
import { en } from './en.ts'

export const mailWords: Localized<typeof en> = localized({ en })
