import type { Draft } from '#features/apply/drafts/components/draft.ts'
import { declineUnanswered, pickAsked } from '#features/questions/steps/field.ts'
import type { Step } from '#features/questions/steps/step.ts'
import type { Locale } from '#site/locale.ts'
import { classNames } from '#ui/class-names.ts'
import { lamp } from '#ui/engravings/index.ts'
import { CheckIcon } from '#ui/icons.tsx'
import { useLocale } from '#ui/locale.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { wizardWords } from '../content/wizard.ts'
import { readAnswer } from './summary.tsx'
import { checkStep } from './use-mistakes.ts'

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
  return (
    <nav
      aria-label={words.steps.label}
      className="max-lg:hidden lg:sticky lg:top-8 lg:col-start-1 lg:row-start-2 lg:self-start"
    >
      <ol className="border-t border-rule">
        {steps.map((step, at) => {
          const isHere = at === index
          const isLast = at === steps.length - 1
          const isPassed = at < reached && !isLast
          const isDone = isPassed && checkStep(step, locale, draft.values).answers !== undefined
          return (
            <li
              key={step.slug}
              {...(isHere && { 'aria-current': 'step' })}
              className={classNames('step-row', isHere && 'step-row-here', at > reached && 'step-row-later')}
            >
              <span className="step-number" aria-hidden="true">
                {at + 1}
              </span>
              <div>
                <p className="text-h3 leading-tight font-medium">{step.title[locale]}</p>
                <Standing {...{ step, values: draft.values, isHere, isLast, isPassed, isDone }} />
              </div>
              {!isHere && at <= reached && (
                <button type="button" className="step-open" onClick={() => onOpen(at)}>
                  {isDone ? words.change : words.steps.open}
                  <VisuallyHidden> {step.title[locale]}</VisuallyHidden>
                </button>
              )}
            </li>
          )
        })}
      </ol>
      <img {...lamp} alt="" loading="lazy" className="engraving-on-green mt-8" />
    </nav>
  )
}

type StandingProps = {
  step: Step
  values: Draft['values']
  isHere: boolean
  isLast: boolean
  isPassed: boolean
  isDone: boolean
}

function Standing({ step, values, isHere, isLast, isPassed, isDone }: StandingProps) {
  const locale = useLocale()
  const { steps: words } = wizardWords[locale]
  const line = 'mt-1 font-sans text-[1rem] leading-snug text-soft'
  if (isLast) return <p className={line}>{isHere ? words.hereLast : words.last}</p>
  const asked = pickAsked(step.fields, declineUnanswered(step.fields, values))
  if (isHere) {
    const answered = asked.filter(({ name }) => values[name]?.trim())
    return <p className={line}>{words.here(answered.length, asked.length)}</p>
  }
  if (!isPassed) {
    const isOptional = step.fields.every(({ optional }) => optional)
    return (
      <p className={line}>{isOptional ? words.laterOptional(asked.length) : words.later(asked.length)}</p>
    )
  }
  if (!isDone) return <p className={line}>{words.unfinished}</p>
  return (
    <>
      <p className={`flex items-center gap-2 ${line}`}>
        <span className="grid size-5 flex-none place-items-center rounded-full bg-green-100 text-green-800">
          <CheckIcon className="size-3.5" />
        </span>
        {words.done}
      </p>
      <p className={`wrap-anywhere ${line}`}>{sumUp(step, values, locale)}</p>
    </>
  )
}

const sumUp = ({ gist = [], fields }: Step, values: Draft['values'], locale: Locale) =>
  gist
    .map((names) =>
      fields
        .filter(({ name }) => names.includes(name))
        .map((field) => readAnswer(field, values, locale))
        .filter(Boolean)
        .join(' '),
    )
    .filter(Boolean)
    .join(', ')
