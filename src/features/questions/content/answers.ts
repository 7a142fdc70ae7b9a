import { type Localized, localized } from '#site/locale.ts'
import { en } from './en/answers.ts'

export const answerWords: Localized<typeof en> = localized({ en })
