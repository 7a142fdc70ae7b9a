import { labelOf } from '#site/choices/choice.ts'
import { dayInWords, howToType } from './dates.ts'
import { type Answer, askedOf, type Field, type Typed } from './field.ts'
import type { Step } from './step.ts'

export type ReadableAnswer = {
  name: string
  question: string
  /** As it is kept; null when the question was left empty. */
  value: Answer | null
  /** As a person reads it; null when the question was left empty. */
  answer: string | null
}

/** What to know before answering. Every date says how it may be typed. */
export const helpOf = ({ kind, help }: Field): string | undefined =>
  kind === 'date' ? [help, howToType].filter(Boolean).join(' ') : help

/** How a person reads a checked answer. */
export function readable(field: Field, answer: Answer): string {
  switch (field.kind) {
    case 'select':
    case 'choice':
      return labelOf(field.options, String(answer))
    case 'date':
      return dayInWords(String(answer))
    case 'yes-no':
      return answer ? 'Yes' : 'No'
    case 'agreement':
      return 'Agreed'
    default:
      return String(answer)
  }
}

/** Every question of a step that was asked, with its answer. */
export function readableAnswers({ fields }: Step, answers: Typed): ReadableAnswer[] {
  return askedOf(fields, answers).map((field) => {
    const value = (answers[field.name] as Answer | undefined) ?? null
    return {
      name: field.name,
      question: field.label,
      value,
      answer: value === null ? null : readable(field, value),
    }
  })
}
