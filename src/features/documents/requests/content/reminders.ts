import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/reminders.ts'

export const stopWords: Localized<typeof en> = localized({ en })
