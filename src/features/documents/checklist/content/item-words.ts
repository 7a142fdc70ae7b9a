import { type Localized, localized } from '#site/locale.ts'
import { en as item } from './en/item.ts'
import { en as photos } from './en/photos.ts'

export const itemWords: Localized<typeof item> = localized({ en: item })

export const photoWords: Localized<typeof photos> = localized({ en: photos })
