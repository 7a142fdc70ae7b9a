import { Fragment } from 'react'
import { useLocale } from '#ui/locale.tsx'
import { pickAsked } from '../steps/field.ts'
import type { Step } from '../steps/step.ts'
import { QuestionField } from './question-field.tsx'

type QuestionsProps = {
  step: Step
  values: Record<string, string>
  errors: Record<string, string>
  onAnswer: (name: string, value: string) => void
}

/** The questions of a step that apply now, one below the other. */
export function Questions({ step, values, errors, onAnswer }: QuestionsProps) {
  const locale = useLocale()
  // When every question is optional, the introduction says so once.
  const marked = step.fields.some(({ optional }) => !optional)
  return pickAsked(step.fields, values).map((field) => (
    <Fragment key={field.name}>
      {field.heading && <h4 className="-mb-3 border-t border-rule pt-5">{field.heading[locale]}</h4>}
      <QuestionField
        field={field}
        value={values[field.name] ?? ''}
        error={errors[field.name]}
        marked={marked}
        onAnswer={(value) => onAnswer(field.name, value)}
      />
    </Fragment>
  ))
}
