import type { Draft } from '#features/apply/drafts/components/draft.ts'
import { declineUnanswered, pickAsked } from '#features/questions/steps/field.ts'
import type { Step } from '#features/questions/steps/step.ts'
import type { Locale } from '#site/locale.ts'
import { classNames } from '#ui/class-names.ts'
import { useLocale } from '#ui/locale.tsx'
import { wizardWords } from '../content/wizard.ts'
import { type Checks, useChecks } from './checks.ts'

type StepListProps = {
  steps: readonly Step[]
  index: number
  draft: Draft
  onOpen: (step: number) => void
}

/** Shows on wide screens what's done, with a way back to each step. */
export function StepList({ steps, index, draft, onOpen }: StepListProps) {
  const locale = useLocale()
  const words = wizardWords[locale]
  const reached = Math.max(index, draft.step, draft.reached ?? 0)
  const checks = useChecks(reached > 0)
  return (
    <nav aria-label={words.steps.label} className="form-steps">
      <ol>
        {steps.map((step, at) => {
          const isHere = at === index
          const title = step.title[locale]
          return (
            <li
              key={step.slug}
              {...(isHere && { 'aria-current': 'step' })}
              className={classNames('form-steps-row', at > reached && 'form-steps-later')}
            >
              <span className="form-steps-number" aria-hidden="true">
                {at + 1}
              </span>
              <div>
                {!isHere && at <= reached ? (
                  <a
                    href={`#${step.slug}`}
                    onClick={(event) => {
                      event.preventDefault()
                      onOpen(at)
                    }}
                  >
                    {title}
                  </a>
                ) : (
                  title
                )}
                <small>{stand({ steps, at, index, reached, draft, checks, locale })}</small>
              </div>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

type Standing = {
  steps: readonly Step[]
  at: number
  index: number
  reached: number
  draft: Draft
  checks: Checks | undefined
  locale: Locale
}

function stand({ steps, at, index, reached, draft: { values }, checks, locale }: Standing): string {
  const { steps: words } = wizardWords[locale]
  const step = steps[at] as Step
  const isHere = at === index
  if (at === steps.length - 1) return isHere ? words.hereLast : words.last
  const asked = pickAsked(step.fields, declineUnanswered(step.fields, values))
  if (isHere) {
    const answered = asked.filter(({ name }) => values[name]?.trim())
    return words.here(answered.length, asked.length)
  }
  if (at >= reached) {
    const isOptional = step.fields.every(({ optional }) => optional)
    return isOptional ? words.laterOptional(asked.length) : words.later(asked.length)
  }
  if (!checks) return ''
  if (!checks.checkStep(step, locale, values).answers) return words.unfinished
  return sumUp(step, values, checks, locale) || words.done
}

const sumUp = ({ gist = [], fields }: Step, values: Draft['values'], checks: Checks, locale: Locale) =>
  gist
    .map((names) =>
      fields
        .filter(({ name }) => names.includes(name))
        .map((field) => checks.readAnswer(field, values, locale))
        .filter(Boolean)
        .join(' '),
    )
    .filter(Boolean)
    .join(', ')
