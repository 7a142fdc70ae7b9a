import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/check-block.ts'

export const checkBlockWords: Localized<typeof en> = localized({ en })
