import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/no-attorney.ts'

export const noAttorneyWords: Localized<typeof en> = localized({ en })
