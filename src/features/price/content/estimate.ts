import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/estimate.ts'

export const estimateWords: Localized<typeof en> = localized({ en })
