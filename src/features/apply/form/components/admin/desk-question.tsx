import { answerWords } from '#features/questions/content/answers.ts'
import type { Answer, Field } from '#features/questions/steps/field.ts'
import { defaultLocale } from '#site/locale.ts'
import { QuestionField, type QuestionFieldProps } from '../question-field.tsx'
import './desk-question.css'

const words = answerWords[defaultLocale]

/** A question of the wizard, as small as a desk needs it: what stands on cards there is a list here. */
export function DeskQuestion(props: Omit<QuestionFieldProps, 'marked' | 'company'>) {
  return <QuestionField {...props} field={toListed(props.field)} marked company="" />
}

function toListed(question: Field): Field {
  // The browser would fill in whoever sits at the desk.
  const field: Field = { ...question, autoComplete: 'off' }
  const placeholder = field.optional ? notAnswered : choose
  if (field.kind === 'choice') return { ...field, kind: 'select', placeholder }
  if (field.kind === 'yes-no') return { ...field, kind: 'select', placeholder, options: yesOrNo }
  // Who types it in writes what they heard.
  if (field.kind === 'line') {
    const { mayBeUnknown: _, ...line } = field
    return line
  }
  return field
}

const choose = { en: 'Choose' }
const notAnswered = { en: words.notAnswered }
const yesOrNo = [
  { value: 'yes', label: words.yes },
  { value: 'no', label: words.no },
]

/** A kept answer as the form's controls hold it. */
export function toTyped(answer: Answer | null | undefined): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no'
  return answer === null || answer === undefined ? '' : String(answer)
}
