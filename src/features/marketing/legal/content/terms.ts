import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/terms.ts'

export const termsOfService: Localized<typeof en> = localized({ en })
