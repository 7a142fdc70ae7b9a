import type { FaqQuestion } from '../../schema.ts'
import { nextId, toText } from './entries.ts'

export const toQuestionDraft = (entry: Record<string, unknown>): FaqQuestion => ({
  id: toText(entry.id),
  group: toText(entry.group),
  question: toText(entry.question),
  answer: toText(entry.answer),
})

/** Joins the group of the last one, beside which it appears. */
export const newQuestion = (others: readonly FaqQuestion[]): FaqQuestion => ({
  id: nextId('question', others),
  group: others.at(-1)?.group ?? '',
  question: '',
  answer: '',
})
