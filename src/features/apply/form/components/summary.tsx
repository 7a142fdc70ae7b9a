import { answerWords } from '#features/questions/content/answers.ts'
import { declineUnanswered, type Field, pickAsked } from '#features/questions/steps/field.ts'
import { formatAnswer } from '#features/questions/steps/readable.ts'
import { ruleOf } from '#features/questions/steps/rules.ts'
import { stepsOf } from '#features/questions/steps/steps.ts'
import type { Locale } from '#site/locale.ts'
import { useLocale } from '#ui/locale.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { wizardWords } from '../content/wizard.ts'
import { fieldId } from './question-field.tsx'
import type { Place } from './use-place.ts'

type SummaryProps = {
  place: Place
  values: Record<string, string>
  onChange: (from: Place, step: number, field: string) => void
}

export function Summary({ place, values, onChange }: SummaryProps) {
  const locale = useLocale()
  const words = wizardWords[locale]
  const labelOf = (field: Field) => (field.shortLabel ?? field.label)[locale]
  return stepsOf[place.role].slice(0, -1).map((step, index) => (
    <section key={step.slug} aria-labelledby={`apply-summary-${step.slug}`}>
      <h4 id={`apply-summary-${step.slug}`} className="border-t-2 border-rule-strong pt-3">
        {step.title[locale]}
      </h4>
      <dl className="hairlines mt-1 font-sans">
        {pickAsked(step.fields, declineUnanswered(step.fields, values)).map((field) => (
          <div
            key={field.name}
            className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5 sm:grid-cols-[2fr_3fr_auto]"
          >
            <dt className="text-small text-soft max-sm:col-start-1 sm:pt-px">{labelOf(field)}</dt>
            <dd className="leading-snug wrap-anywhere whitespace-pre-line max-sm:col-start-1">
              {readAnswer(field, declineUnanswered(step.fields, values), locale) ?? (
                <span className="text-soft">{answerWords[locale].notAnswered}</span>
              )}
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

/** As it will be kept, or as typed when it isn't valid. */
export function readAnswer(field: Field, values: Record<string, string>, locale: Locale): string | undefined {
  const checked = ruleOf(field, locale).safeParse(values[field.name])
  if (!checked.success) return values[field.name] || undefined
  return checked.data === undefined ? undefined : formatAnswer(field, checked.data, locale)
}
