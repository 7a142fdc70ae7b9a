import { Fragment, type ReactNode } from 'react'
import { declineUnanswered, type Field, findRefused, pickAsked } from '#features/questions/steps/field.ts'
import type { Step } from '#features/questions/steps/step.ts'
import { useLocale } from '#ui/locale.tsx'
import { QuestionField } from './question-field.tsx'

type QuestionsProps = {
  step: Step
  values: Record<string, string>
  errors: Record<string, string>
  company: string
  /** Shown below the question and announced. */
  notes: Partial<Record<Field['name'], ReactNode>>
  below: Partial<Record<Field['name'], ReactNode>>
  onAnswer: (name: string, value: string) => void
}

/** Stops at an answer that ends the application. */
export function Questions({ step, values, errors, company, notes, below, onAnswer }: QuestionsProps) {
  const locale = useLocale()
  // If every question is optional, the introduction says so once.
  const marked = step.fields.some(({ optional }) => !optional)
  const asked = pickAsked(step.fields, declineUnanswered(step.fields, values))
  const refused = findRefused(asked, values)
  return asked.slice(0, refused && asked.indexOf(refused) + 1).map((field) => (
    <Fragment key={field.name}>
      {field.heading && <h4 className="-mb-3 border-t border-rule pt-5">{field.heading[locale]}</h4>}
      <div>
        <QuestionField
          field={field}
          value={values[field.name] ?? ''}
          error={errors[field.name]}
          marked={marked}
          company={company}
          onAnswer={(value) => onAnswer(field.name, value)}
        />
        {below[field.name]}
        {field.name in notes && (
          <div role="status" className="not-empty:mt-3">
            {notes[field.name]}
          </div>
        )}
      </div>
    </Fragment>
  ))
}
