import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Honeypot } from '#ui/honeypot.tsx'
import { useLocale } from '#ui/locale.tsx'
import { StepBar } from '#ui/step-bar.tsx'
import { wizardWords } from '../content/wizard.ts'
import { homeStateOf } from '../steps/home-state.ts'
import { AgeNotice } from './age-notice.tsx'
import type { ApplicationFormProps } from './application-form.tsx'
import type { Draft } from './draft.ts'
import { HomeStateNotice } from './home-state-notice.tsx'
import { KeptNotice } from './kept-notice.tsx'
import { fieldId } from './question-field.tsx'
import { Questions } from './questions.tsx'
import { SubmissionFailure } from './submission-failure.tsx'
import { Summary } from './summary.tsx'
import { useDeviceOwner } from './use-device-owner.ts'
import type { Place } from './use-place.ts'
import { useWizard } from './use-wizard.ts'

export type WizardProps = Omit<ApplicationFormProps, 'place' | 'sent' | 'justSent'> & {
  place: Place
  /** What an earlier visit left. */
  stored: Draft | undefined
}

/** The four steps of one role. */
export function Wizard(props: WizardProps) {
  const locale = useLocale()
  const words = wizardWords[locale]
  const { place, go, texts, rules, onLeave } = props
  const {
    steps,
    step,
    index,
    isReview,
    draft,
    isKept,
    mistakes,
    errors,
    attempt,
    sending,
    failure,
    answer,
    next,
    submit,
    discard,
  } = useWizard(props)
  const { owner, answer: answerOwner } = useDeviceOwner()
  const following = steps[index + 1]
  const heading = useRef<HTMLHeadingElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)

  const refused = mistakes.length > 0

  // Focus the heading of a new step, or the question of a Change link; mistakes take the focus themselves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the place does, at no other time
  useEffect(() => {
    const question = place.changing ? document.getElementById(fieldId(place.changing)) : null
    if (question) return focusQuestion(question)
    heading.current?.closest('form')?.scrollIntoView({ block: 'start' })
    if (!refused) heading.current?.focus({ preventScroll: true })
  }, [place])

  function press(event: FormEvent) {
    event.preventDefault()
    if (isReview) submit(honeypot.current?.value ?? '')
    else next()
  }
  function toRoles() {
    go.toRoles(place)
    onLeave()
  }

  return (
    <form
      noValidate
      // Browsers write down what the fields of a form hold, unencrypted, to restore a tab.
      autoComplete="off"
      onSubmit={press}
      aria-label={words.label[place.role]}
      data-applicant={place.role}
      className="scroll-mt-4"
    >
      <div id="apply-progress">
        <StepBar
          step={index + 1}
          of={steps.length}
          next={following && words.nextStep(following.title[locale])}
        />
      </div>
      {refused && (
        <div className="mt-6">
          <ErrorSummary
            key={attempt}
            errors={mistakes.map(({ name, ...rest }) => ({ fieldId: fieldId(name), ...rest }))}
          />
        </div>
      )}
      <h3
        ref={heading}
        tabIndex={-1}
        aria-describedby="apply-progress"
        className="mt-6 text-title font-medium"
      >
        {step.title[locale]}
      </h3>
      <p className="mt-2 text-soft">{step.intro[locale]}</p>
      <div className="mt-6 grid grid-cols-1 gap-7">
        {isReview && <Summary place={place} values={draft.values} onChange={go.change} />}
        <Questions
          step={step}
          values={draft.values}
          errors={errors}
          company={texts['global.brand.name']}
          notes={{
            [homeStateOf[place.role]]: (
              <HomeStateNotice role={place.role} values={draft.values} rules={rules} />
            ),
            dateOfBirth: <AgeNotice values={draft.values} />,
          }}
          onAnswer={answer}
        />
        <Honeypot id="apply-homepage" ref={honeypot} />
        {failure && <SubmissionFailure key={attempt} failure={failure} busy={sending} />}
        <div className="flex flex-wrap gap-3 max-sm:*:last:grow">
          <Button
            variant="outline"
            className="max-sm:px-4"
            disabled={index === 0}
            onClick={() => go.back(place, index - 1)}
          >
            {words.previous}
          </Button>
          {isReview ? (
            <Button type="submit" variant="apply" className="max-sm:px-3" busy={sending && words.submitting}>
              {words.submit}
            </Button>
          ) : (
            <Button type="submit">{place.changing ? words.backToReview : words.next}</Button>
          )}
        </div>
      </div>
      <KeptNotice
        isKept={isKept}
        owner={owner}
        onOwner={answerOwner}
        onLeave={toRoles}
        onStartOver={() => {
          discard()
          toRoles()
        }}
      />
    </form>
  )
}

function focusQuestion(question: HTMLElement) {
  question.closest('.field')?.scrollIntoView({ block: 'start' })
  const control = question.matches('fieldset') ? question.querySelector('input') : question
  control?.focus({ preventScroll: true })
}
