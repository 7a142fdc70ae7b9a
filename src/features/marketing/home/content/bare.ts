import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/bare.ts'

export const bareWords: Localized<typeof en> = localized({ en })
