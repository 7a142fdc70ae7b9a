import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/certificate.ts'

export const certificateWords: Localized<typeof en> = localized({ en })
