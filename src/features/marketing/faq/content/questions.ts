import type { FaqQuestion } from '#features/content/schema.ts'
import { type Locale, type Localized, localized } from '#site/locale.ts'
import { en } from './en/questions.ts'

const groups: Localized<typeof en> = localized({ en })

export const listDefaultQuestions = (locale: Locale): FaqQuestion[] =>
  Object.values(groups[locale]).flatMap(({ title, answers }) =>
    Object.entries(answers).map(([id, words]) => ({ group: title, id, ...words })),
  )
