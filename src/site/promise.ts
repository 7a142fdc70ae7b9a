import { concession, en } from './content/en/promise.ts'
import { type Localized, localized } from './locale.ts'

export const promiseWords: Localized<typeof en> = localized({ en })

export const concessionWords: Localized<string> = localized({ en: concession })
