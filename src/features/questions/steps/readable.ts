import { labelOf } from '#domain/choice.ts'
import type { Locale } from '#site/locale.ts'
import { answerWords } from '../content/answers.ts'
import { formatDayInWords } from './dates.ts'
import { type Answer, type Field, pickAsked, type Typed, unknownAnswer } from './field.ts'
import type { Step } from './step.ts'

/** Every date says how to type it. */
export const helpOf = ({ kind, help }: Field, locale: Locale): string | undefined =>
  kind === 'date'
    ? [help?.[locale], answerWords[locale].howToTypeDate].filter(Boolean).join(' ')
    : help?.[locale]

export function formatAnswer(field: Field, answer: Answer, locale: Locale): string {
  const words = answerWords[locale]
  switch (field.kind) {
    case 'select':
    case 'choice':
      return labelOf(field.options, String(answer), locale)
    case 'date':
      return formatDayInWords(String(answer), locale)
    case 'yes-no':
    case 'tick':
      return answer ? words.yes : words.no
    case 'agreement':
      return answer ? words.agreed : words.notAgreed
    case 'line':
      return field.mayBeUnknown && answer === unknownAnswer ? words.unknown : String(answer)
    default:
      return String(answer)
  }
}

/** All that the question says: an agreement's words with those that are folded. */
export const wordsOf = (field: Field, locale: Locale): string =>
  field.kind === 'agreement' && field.rest
    ? `${field.label[locale]} ${field.rest[locale]}`
    : field.label[locale]

/** Only questions that were asked. */
export function formatAnswers({ fields }: Step, answers: Typed, locale: Locale) {
  return pickAsked(fields, answers).map((field) => {
    const value = (answers[field.name] as Answer | undefined) ?? null
    return {
      name: field.name,
      question: wordsOf(field, locale),
      value,
      answer: value === null ? null : formatAnswer(field, value, locale),
    }
  })
}
