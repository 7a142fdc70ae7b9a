import type { ApplicantRole } from '#domain/applications.ts'
import { answerWords } from '#features/questions/content/answers.ts'
import { declineUnanswered, type Field, pickAsked } from '#features/questions/steps/field.ts'
import { stepsOf } from '#features/questions/steps/steps.ts'
import { useLocale } from '#ui/locale.tsx'
import { TypedText } from '#ui/typed-text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { wizardWords } from '../content/wizard.ts'
import { useChecks } from './checks.ts'
import { fieldId } from './question-field.tsx'
import type { Place } from './use-place.ts'

type SummaryProps = {
  role: ApplicantRole
  place: Place
  values: Record<string, string>
  onChange: (from: Place, step: number, field: string) => void
}

export function Summary({ role, place, values, onChange }: SummaryProps) {
  const locale = useLocale()
  const words = wizardWords[locale]
  const checks = useChecks(true)
  const labelOf = (field: Field) => (field.shortLabel ?? field.label)[locale]
  return stepsOf[role].slice(0, -1).map((step, index) => (
    <section key={step.slug} aria-labelledby={`apply-summary-${step.slug}`}>
      <h2 id={`apply-summary-${step.slug}`} className="border-t-2 border-rule-strong pt-3 text-h3">
        {step.title[locale]}
      </h2>
      <dl className="hairlines mt-1 font-sans">
        {pickAsked(step.fields, declineUnanswered(step.fields, values)).map((field) => (
          <div
            key={field.name}
            className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5 sm:grid-cols-[2fr_3fr_auto]"
          >
            <dt className="text-small text-soft max-sm:col-start-1 sm:pt-px">{labelOf(field)}</dt>
            <dd className="leading-snug wrap-anywhere whitespace-pre-line max-sm:col-start-1">
              <Given answer={checks?.readAnswer(field, declineUnanswered(step.fields, values), locale)} />
            </dd>
            <dd className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
              <a
                href={`#${fieldId(field.name)}`}
                className="-my-2 inline-flex min-h-tap items-center px-1 text-small font-semibold"
                onClick={(event) => {
                  event.preventDefault()
                  onChange(place, index, field.name)
                }}
              >
                {words.change}
                <VisuallyHidden> {labelOf(field)}</VisuallyHidden>
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

function Given({ answer }: { answer: string | undefined }) {
  const locale = useLocale()
  if (answer !== undefined) return <TypedText>{answer}</TypedText>
  return <span className="text-soft">{answerWords[locale].notAnswered}</span>
}
