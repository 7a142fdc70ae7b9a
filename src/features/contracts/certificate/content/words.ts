import { type Localized, localized } from '#site/locale.ts'
import { en } from './en.ts'

export type CertificateWords = typeof en
export const certificateWords: Localized<CertificateWords> = localized({ en })
