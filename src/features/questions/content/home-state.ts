import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/home-state.ts'

export const homeStateWords: Localized<typeof en> = localized({ en })
