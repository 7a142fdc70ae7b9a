import { Fragment, type ReactNode } from 'react'
import { states } from '#domain/states.ts'
import { declineUnanswered, type Field, findRefused, pickAsked } from '#features/questions/steps/field.ts'
import type { Step } from '#features/questions/steps/step.ts'
import { addressIn } from '#site/addresses.ts'
import { paths } from '#site/paths.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { noAttorneyWords } from '../content/no-attorney.ts'
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
  onLeave?: (name: string) => void
}

/** Stops at an answer that ends the application. */
export function Questions({
  step,
  values,
  errors,
  company,
  notes,
  below,
  onAnswer,
  onLeave,
}: QuestionsProps) {
  const locale = useLocale()
  // If every question is optional, the introduction says so once.
  const marked = step.fields.some(({ optional }) => !optional)
  const asked = pickAsked(step.fields, declineUnanswered(step.fields, values))
  const refused = findRefused(asked, values)
  return asked.slice(0, refused && asked.indexOf(refused) + 1).map((field) => (
    <Fragment key={field.name}>
      {field.heading && <h2 className="-mb-3 border-t border-rule pt-5 text-h3">{field.heading[locale]}</h2>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that somebody leaves the field */}
      <div
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onLeave?.(field.name)
        }}
      >
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

type NoAttorneyProps = {
  state: string | undefined
  comeBack: ReactNode
}

/** For people without an attorney yet: why we ask, how to find one, and how to keep the answers until then. */
export function NoAttorney({ state, comeBack }: NoAttorneyProps) {
  const locale = useLocale()
  const words = useWords(noAttorneyWords)
  const name = states.find(({ value }) => value === state)?.label[locale]
  return (
    <details className="group mt-1">
      <summary className="button button-quiet button-small -ml-[1.1rem] list-none text-left [&::-webkit-details-marker]:hidden">
        {words.open}
      </summary>
      <div className="mt-2 mb-2 grid gap-4 border-l-4 border-brand pl-4">
        <section>
          <h3 className="font-sans text-body font-semibold">{words.why.title}</h3>
          <p className="mt-1">{words.why.text}</p>
        </section>
        <section>
          <h3 className="font-sans text-body font-semibold">{words.find.title}</h3>
          <p className="mt-1">{name ? words.find.textIn(name) : words.find.text}</p>
          <p className="mt-2">{words.find.pay}</p>
          <p className="mt-2">
            {words.find.deadline} {/* In a window of its own: what was typed stays where it is. */}
            <a
              href={addressIn(locale, state ? paths.state(state) : paths.states)}
              target="_blank"
              rel="noopener"
            >
              {name ? words.find.deadlineIn(name) : words.find.deadlineInYours}
            </a>
          </p>
        </section>
        <section>
          <h3 className="font-sans text-body font-semibold">{words.back.title}</h3>
          <p className="mt-1">
            {words.back.text} {words.back.limit}
          </p>
          <div className="mt-3">{comeBack}</div>
        </section>
      </div>
    </details>
  )
}
