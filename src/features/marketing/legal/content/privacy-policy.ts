import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/privacy-policy.ts'

export const privacyPolicy: Localized<typeof en> = localized({ en })
