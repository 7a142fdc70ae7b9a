import { type Localized, localized } from '#site/locale.ts'
import { en as documents } from './en/documents.ts'
import { en as success } from './en/success.ts'

export const successWords: Localized<typeof success> = localized({ en: success })

export const documentWords: Localized<typeof documents> = localized({ en: documents })
