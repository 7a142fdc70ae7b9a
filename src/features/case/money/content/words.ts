import { type Localized, localized } from '#site/locale.ts'
import { en as cancel } from './en/cancel.ts'
import { en as money } from './en/money.ts'
import { en as owed } from './en/owed.ts'

export const owedWords: Localized<typeof owed> = localized({ en: owed })
export const moneyWords: Localized<typeof money> = localized({ en: money })

export const cancelWords: Localized<typeof cancel> = localized({ en: cancel })
