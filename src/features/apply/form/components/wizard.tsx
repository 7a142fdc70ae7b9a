import { type FormEvent, useEffect, useRef } from 'react'
import type { ApplicantRole } from '#domain/applications.ts'
import type { SentApplication } from '#features/apply/drafts/components/sent-application.ts'
import { ContinueElsewhere } from '#features/apply/transfer/components/continue-elsewhere.tsx'
import { MovedOn, SentElsewhere } from '#features/apply/transfer/components/moved-on.tsx'
import { type HomeRules, homeStateOf } from '#features/questions/steps/home-state.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Honeypot } from '#ui/honeypot.tsx'
import { useLocale } from '#ui/locale.tsx'
import { Button } from '#ui/plain-button.tsx'
import { aloneWords } from '../content/alone.ts'
import { noAttorneyWords } from '../content/no-attorney.ts'
import { wizardWords } from '../content/wizard.ts'
import { ActionBar } from './action-bar.tsx'
import { ApplyByPhone } from './apply-by-phone.tsx'
import { questionsId } from './device-screen.tsx'
import type { FormTexts } from './form-frame.tsx'
import type { Opened } from './form-page.tsx'
import { AgeNotice, HomeStateNotice } from './home-state-notice.tsx'
import type { Keeping } from './kept-state.ts'
import { LeftAnswers } from './left-answers.tsx'
import { leaveForRoles } from './open-form.ts'
import { fieldId } from './question-field.tsx'
import { NoAttorney, Questions } from './questions.tsx'
import { StartOver } from './start-over.tsx'
import { StepHead } from './step-head.tsx'
import { StepList } from './step-list.tsx'
import { SubmissionFailure } from './submission-failure.tsx'
import { Summary } from './summary.tsx'
import { TimeNotice } from './time-notice.tsx'
import { useWizard } from './use-wizard.ts'

export type WizardProps = {
  role: ApplicantRole
  texts: FormTexts
  rules: HomeRules
  opened: Opened | undefined
  /** As the page came, below the question about the device. */
  isFirst: boolean
  /** Runs again after each upload, and with undefined to start another application. */
  onSent: (sent: SentApplication | undefined) => void
  onKeeping: (keeping: Keeping) => void
}

const formId = 'apply-form'

export function Wizard(props: WizardProps) {
  const locale = useLocale()
  const wizard = useWizard(props)
  const { moving } = wizard.draft
  const toRoles = () => leaveForRoles(locale)
  /** Leaving at once would leave the key behind. */
  const leaveAfter = (gone: Promise<void>) => gone.finally(toRoles)
  if (moving?.isSent || moving?.isAway) {
    return (
      <div className="page-width form-solo py-8">
        {moving.isSent ? (
          <SentElsewhere onRemove={() => leaveAfter(wizard.discard())} onKeep={wizard.moving.keepAsNew} />
        ) : (
          <MovedOn state={wizard.moving.state} onBringBack={wizard.moving.bringBack} onLeave={toRoles} />
        )}
        <LeftAnswers role={props.role} draft={wizard.draft} />
      </div>
    )
  }
  return (
    <div id={questionsId} className={props.isFirst ? 'form-screen form-first' : 'form-screen'}>
      <div className="page-width form-grid flex-1">
        <StepList steps={wizard.steps} index={wizard.index} draft={wizard.draft} onOpen={wizard.open} />
        <div>
          <div className="hidden pt-6 noscript:block">
            <ApplyByPhone texts={props.texts} />
          </div>
          <WizardForm {...props} wizard={wizard} />
          <WaysOut {...{ wizard, toRoles }} startOver={() => leaveAfter(wizard.startOver())} />
        </div>
      </div>
      <StepActions wizard={wizard} />
    </div>
  )
}

type WizardFormProps = WizardProps & { wizard: ReturnType<typeof useWizard> }

function WizardForm({ wizard, role, texts, rules, opened, isFirst }: WizardFormProps) {
  const locale = useLocale()
  const words = wizardWords[locale]
  const { place, go, steps, step, index, isReview, draft, mistakes, attempt, sending, failure, moving } =
    wizard
  const heading = useRef<HTMLHeadingElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)

  const refused = mistakes.length > 0

  // Mistakes take the focus themselves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the place does, at no other time
  useEffect(() => {
    // Somebody may be typing into the page as it came.
    if (!opened || isFirst) return
    if (place.below === undefined && document.activeElement?.matches('#apply-form [name]')) return
    const question = place.changing ? document.getElementById(fieldId(place.changing)) : null
    if (question) return focusQuestion(question)
    scrollTo(0, 0)
    if (!refused) heading.current?.focus({ preventScroll: true })
  }, [place, isFirst])

  function press(event: FormEvent) {
    event.preventDefault()
    if (isReview) wizard.submit(honeypot.current?.value ?? '')
    else wizard.next()
  }

  return (
    <form
      id={formId}
      noValidate
      // Browsers store form fields unencrypted to restore a tab.
      autoComplete="off"
      onSubmit={press}
      aria-label={words.label[role]}
      data-applicant={role}
    >
      <StepHead {...{ role, step, index, heading }} of={steps.length}>
        {refused && (
          <div className="mt-5">
            <ErrorSummary
              key={attempt}
              errors={mistakes.map(({ name, ...rest }) => ({ fieldId: fieldId(name), ...rest }))}
            />
          </div>
        )}
      </StepHead>
      {wizard.isBack && (
        <p className="mt-3 border-l-4 border-brand pl-3 font-sans text-small">{aloneWords[locale].back}</p>
      )}
      <LeftAnswers role={role} draft={draft} onSettle={wizard.settle} />
      <div className="mt-6 grid grid-cols-1 gap-7">
        {isReview && <Summary role={role} place={place} values={draft.values} onChange={go.change} />}
        <Questions
          step={step}
          values={draft.values}
          errors={wizard.errors}
          company={texts['global.brand.name']}
          notes={{
            [homeStateOf[role]]: <HomeStateNotice role={role} values={draft.values} rules={rules} />,
            dateOfBirth: <AgeNotice values={draft.values} />,
            incidentDate: <TimeNotice role={role} values={draft.values} />,
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
      </div>
    </form>
  )
}

function StepActions({ wizard }: { wizard: ReturnType<typeof useWizard> }) {
  const words = wizardWords[useLocale()]
  const { place, go, index, isReview, sending } = wizard
  return (
    <ActionBar beside>
      <Button variant="outline" disabled={index === 0} onClick={() => go.back(place, index - 1)}>
        {words.previous}
      </Button>
      {isReview ? (
        <Button type="submit" form={formId} variant="apply" busy={sending && words.submitting}>
          {words.submit}
        </Button>
      ) : (
        <Button type="submit" form={formId}>
          {place.changing ? words.backToReview : words.next}
        </Button>
      )}
    </ActionBar>
  )
}

type WaysOutProps = { wizard: ReturnType<typeof useWizard>; toRoles: () => void; startOver: () => void }

function WaysOut({ wizard: { draft, moving }, toRoles, startOver }: WaysOutProps) {
  const words = wizardWords[useLocale()]
  return (
    <div className="-ml-[1.1rem] mt-6 mb-6 flex flex-wrap">
      <ContinueElsewhere draft={draft} state={moving.state} onOffer={moving.offer} />
      <Button variant="quiet" size="small" onClick={toRoles}>
        {words.backToRoles}
      </Button>
      <StartOver onConfirm={startOver} />
    </div>
  )
}

function focusQuestion(question: HTMLElement) {
  question.closest('.field')?.scrollIntoView({ block: 'start' })
  const control = question.matches('fieldset') ? question.querySelector('input') : question
  control?.focus({ preventScroll: true })
}
