import { type Localized, localized } from '#site/locale.ts'
import { en as trouble } from './en/trouble.ts'
import { en } from './en/words.ts'

export const chromeWords: Localized<typeof en> = localized({ en })

export const troubleWords: Localized<typeof trouble> = localized({ en: trouble })
