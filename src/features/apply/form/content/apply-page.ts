import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/apply-page.ts'

export const applyWords: Localized<typeof en> = localized({ en })
