import { type FormEvent, useEffect, useRef } from 'react'
import type { Draft } from '#features/apply/drafts/components/draft.ts'
import { useDeviceOwner } from '#features/apply/drafts/components/use-device-owner.ts'
import { ContinueElsewhere } from '#features/apply/transfer/components/continue-elsewhere.tsx'
import { MovedOn, SentElsewhere } from '#features/apply/transfer/components/moved-on.tsx'
import { homeStateOf } from '#features/questions/steps/home-state.ts'
import { offlineSubmission } from '#lib/offline.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Honeypot } from '#ui/honeypot.tsx'
import { useLocale } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { StepBar } from '#ui/step-bar.tsx'
import { noAttorneyWords } from '../content/no-attorney.ts'
import { wizardWords } from '../content/wizard.ts'
import type { ApplicationFormProps } from './application-form.tsx'
import { ApplicationSheet } from './application-sheet.tsx'
import { AgeNotice, HomeStateNotice } from './home-state-notice.tsx'
import { LeftAnswers } from './left-answers.tsx'
import { fieldId } from './question-field.tsx'
import { NoAttorney, Questions } from './questions.tsx'
import { KeptNotice } from './start-over.tsx'
import { StepList } from './step-list.tsx'
import { Summary } from './summary.tsx'
import { TimeNotice } from './time-notice.tsx'
import type { Place } from './use-place.ts'
import { type Failure, useWizard } from './use-wizard.ts'

export type WizardProps = Omit<ApplicationFormProps, 'place' | 'sent' | 'justSent'> & {
  place: Place
  stored: Draft | undefined
}

export function Wizard(props: WizardProps) {
  const wizard = useWizard(props)
  const { moving } = wizard.draft
  function toRoles() {
    props.go.toRoles(props.place)
    props.onLeave()
  }
  function remove() {
    wizard.discard()
    toRoles()
  }
  if (moving?.isSent) {
    return (
      <ApplicationSheet>
        <SentElsewhere onRemove={remove} onKeep={wizard.moving.keepAsNew} />
        <LeftAnswers role={props.place.role} draft={wizard.draft} />
      </ApplicationSheet>
    )
  }
  if (moving?.isAway) {
    return (
      <ApplicationSheet>
        <MovedOn state={wizard.moving.state} onBringBack={wizard.moving.bringBack} onLeave={toRoles} />
        <LeftAnswers role={props.place.role} draft={wizard.draft} />
      </ApplicationSheet>
    )
  }
  return (
    <>
      <StepList steps={wizard.steps} index={wizard.index} draft={wizard.draft} onOpen={wizard.open} />
      <ApplicationSheet>
        <WizardForm {...props} wizard={wizard} onRoles={toRoles} />
      </ApplicationSheet>
    </>
  )
}

type WizardFormProps = WizardProps & { wizard: ReturnType<typeof useWizard>; onRoles: () => void }

function WizardForm({ wizard, onRoles, ...props }: WizardFormProps) {
  const locale = useLocale()
  const words = wizardWords[locale]
  const { place, go, texts, rules } = props
  const { steps, step, index, isReview, draft, mistakes, attempt, sending, failure, moving } = wizard
  const { owner, answer: answerOwner } = useDeviceOwner()
  const following = steps[index + 1]
  const heading = useRef<HTMLHeadingElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)

  const refused = mistakes.length > 0

  // Mistakes take the focus themselves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the place does, at no other time
  useEffect(() => {
    const question = place.changing ? document.getElementById(fieldId(place.changing)) : null
    if (question) return focusQuestion(question)
    heading.current?.closest('form')?.scrollIntoView({ block: 'start' })
    if (!refused) heading.current?.focus({ preventScroll: true })
  }, [place])

  function press(event: FormEvent) {
    event.preventDefault()
    if (isReview) wizard.submit(honeypot.current?.value ?? '')
    else wizard.next()
  }

  return (
    <form
      noValidate
      // Browsers store form fields unencrypted to restore a tab.
      autoComplete="off"
      onSubmit={press}
      aria-label={words.label[place.role]}
      data-applicant={place.role}
      // The heading stands beside it and begins where the sheet does.
      className="scroll-mt-4 lg:scroll-mt-20"
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
      <LeftAnswers role={place.role} draft={draft} onSettle={wizard.settle} />
      <div className="mt-6 grid grid-cols-1 gap-7">
        {isReview && <Summary place={place} values={draft.values} onChange={go.change} />}
        <Questions
          step={step}
          values={draft.values}
          errors={wizard.errors}
          company={texts['global.brand.name']}
          notes={{
            [homeStateOf[place.role]]: (
              <HomeStateNotice role={place.role} values={draft.values} rules={rules} />
            ),
            dateOfBirth: <AgeNotice values={draft.values} />,
            incidentDate: <TimeNotice role={place.role} values={draft.values} />,
          }}
          below={{
            plaintiffAttorneyName: (
              <NoAttorney
                state={draft.values.state}
                comeBack={
                  <ContinueElsewhere
                    draft={draft}
                    state={moving.state}
                    onOffer={moving.offer}
                    label={noAttorneyWords[locale].back.save}
                  />
                }
              />
            ),
          }}
          onAnswer={wizard.answer}
          onLeave={wizard.leave}
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
        isKept={wizard.isKept}
        owner={owner}
        onOwner={answerOwner}
        moving={<ContinueElsewhere draft={draft} state={moving.state} onOffer={moving.offer} />}
        onLeave={onRoles}
        onStartOver={() => {
          wizard.startOver()
          onRoles()
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

/** Stays after the toast is gone. */
function SubmissionFailure({ failure, busy }: { failure: Failure; busy: boolean }) {
  const locale = useLocale()
  const words = wizardWords[locale].failure
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="critical" title={words.title} announce>
        <p>
          {failure.offline
            ? offlineSubmission[locale]
            : `${failure.message ?? words.description} ${words.nothingLost}`}
        </p>
        <Button type="submit" variant="apply" size="small" disabled={busy} className="mt-3">
          {words.tryAgain}
        </Button>
      </Notice>
    </div>
  )
}
