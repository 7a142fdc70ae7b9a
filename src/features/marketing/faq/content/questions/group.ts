import type { FaqQuestion } from '#features/content/schema.ts'

/** Answers are Markdown; `values.ts` has the words in braces. */
export type QuestionGroup = { group: string; questions: readonly Omit<FaqQuestion, 'group'>[] }
