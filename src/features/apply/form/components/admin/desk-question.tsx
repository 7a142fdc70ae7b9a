import { answerWords } from '#features/questions/content/answers.ts'
import type { Answer, Field } from '#features/questions/steps/field.ts'
import { localized, staffLocale } from '#site/locale.ts'
import { QuestionField, type QuestionFieldProps } from '../question-field.tsx'

const words = answerWords[staffLocale]

/** The wizard's cards become lists, to save room at the desk. */
export function DeskQuestion(props: Omit<QuestionFieldProps, 'marked' | 'company'>) {
  return <QuestionField {...props} field={toListed(props.field)} marked company="" />
}

function toListed(question: Field): Field {
  // The browser would fill in the colleague's own details.
  const field: Field = { ...question, autoComplete: 'off' }
  const placeholder = field.optional ? notAnswered : choose
  if (field.kind === 'choice') return { ...field, kind: 'select', placeholder }
  if (field.kind === 'yes-no') return { ...field, kind: 'select', placeholder, options: yesOrNo }
  // The colleague types what they heard.
  if (field.kind === 'line') {
    const { mayBeUnknown: _, ...line } = field
    return line
  }
  return field
}

const choose = localized({ en: 'Choose' })
const notAnswered = localized({ en: words.notAnswered })
const yesOrNo = [
  { value: 'yes', label: words.yes },
  { value: 'no', label: words.no },
]

export function toTyped(answer: Answer | null | undefined): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no'
  return answer === null || answer === undefined ? '' : String(answer)
}
