import type { CancelStart } from '#domain/cancellation.ts'
import { type Locale, type Localized, localized } from './locale.ts'

type CancelWords = { days: (count: number) => string; from: Record<CancelStart, string> }

const words: Localized<CancelWords> = localized({
  en: {
    days: (count) => (count === 1 ? '1 business day' : `${count} business days`),
    from: {
      signing: 'from the day the contract is signed',
      funding: 'from the day the money is sent',
      receipt: 'from the day the money arrives',
      later: 'from the day the contract is signed or the money arrives, whichever is later',
    },
  },
})

/** "5 business days". */
export const sayCancelDays = (days: number, locale: Locale): string => words[locale].days(days)

/** "from the day the money arrives". */
export const sayCancelStart = (from: CancelStart, locale: Locale): string => words[locale].from[from]
