import { type Localized, localized } from '#site/locale.ts'
import { en as texts } from './en/texts.ts'
import { en } from './en/words.ts'

export const whoWords: Localized<typeof en> = localized({ en })
export const whoPageTexts: Localized<Record<keyof typeof texts, string>> = localized({ en: texts })
