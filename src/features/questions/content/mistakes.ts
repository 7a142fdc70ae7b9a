import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/mistakes.ts'

export const answerMistakes: Localized<typeof en> = localized({ en })
