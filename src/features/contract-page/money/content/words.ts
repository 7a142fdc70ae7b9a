import { type Localized, localized } from '#site/locale.ts'
import { en as cancel } from './en/cancel.ts'
import { en as firm } from './en/firm.ts'
import { en as mail } from './en/mail.ts'
import { en as money } from './en/money.ts'
import { en as owed } from './en/owed.ts'

export const owedWords: Localized<typeof owed> = localized({ en: owed })
export const firmMoneyWords: Localized<typeof firm> = localized({ en: firm })
export const stepMailWords: Localized<typeof mail> = localized({ en: mail })
export const moneyWords: Localized<typeof money> = localized({ en: money })

export const cancelWords: Localized<typeof cancel> = localized({ en: cancel })
