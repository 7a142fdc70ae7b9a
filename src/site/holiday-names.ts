import { en } from './content/en/holidays.ts'
import type { FederalHoliday } from './holidays.ts'
import { type Locale, localized } from './locale.ts'
import type { StateHoliday } from './state-holidays.ts'

const names = localized({ en })

export type Holiday = FederalHoliday | StateHoliday

/** "Thanksgiving". */
export const nameHoliday = (holiday: Holiday, locale: Locale): string => names[locale][holiday]
