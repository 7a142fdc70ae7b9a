import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/words.ts'

export const costWords: Localized<typeof en> = localized({ en })
export type CostWords = typeof en
