import { useEffect, useRef, useState } from 'react'
import { useToast } from '#ui/toast.tsx'
import { failureWords, incompleteToast, sentToast } from '../content/wizard.ts'
import type { Answer } from '../steps/field.ts'
import type { Step } from '../steps/step.ts'
import { stepsOf } from '../steps/steps.ts'
import { rememberReference } from './reference-number.tsx'
import { sendApplication } from './send-application.ts'
import { useDraft } from './use-draft.ts'
import type { WizardProps } from './wizard.tsx'

type Errors = Record<string, string>
export type Failure = { message: string | undefined }

/** What a step does when its buttons are pressed. */
export function useWizard({ place, go, caseType, onSent }: WizardProps) {
  const { role } = place
  const steps = stepsOf[role]
  const last = steps.length - 1
  const { toast, dismiss } = useToast()
  const shown = useRef<number>(undefined)
  const { draft, isKept, answer, arriveAt, markAttempted, discard } = useDraft(role, caseType)
  const [errors, setErrors] = useState<{ step: number; found: Errors }>({ step: 0, found: {} })
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  // Without answers (a private window was reloaded, the draft is gone) there is nothing to go on from.
  const started = Object.values(draft.values).some((value) => value !== '')
  const index = started ? Math.min(place.step, last) : 0
  const step = steps[index] as Step

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a step that is newly reached is noted
  useEffect(() => {
    if (started) arriveAt(index)
    setFailure(undefined)
  }, [index])

  function refuse(at: number, found: Errors) {
    setErrors({ step: at, found })
    setAttempt((count) => count + 1)
    shown.current = toast({ ...incompleteToast, variant: 'destructive' })
    if (at !== index) go.jump(place, at)
  }

  function accept() {
    setErrors({ step: index, found: {} })
    // What it asked for is done, and it would lie over the next step.
    if (shown.current !== undefined) dismiss(shown.current)
  }

  function next() {
    const { answers, mistakes } = check(step, draft.values)
    if (!answers) return refuse(index, mistakes)
    accept()
    if (place.changing) go.back(place, last)
    else go.forward(place, index + 1)
  }

  async function submit(homepage: string) {
    if (sending) return
    const checked = steps.map((each) => check(each, draft.values))
    const wrong = checked.findIndex(({ answers }) => !answers)
    if (wrong >= 0) return refuse(wrong, checked[wrong]?.mistakes ?? {})
    accept()
    setFailure(undefined)
    setSending(true)
    markAttempted()
    const answers = Object.assign({}, ...checked.map((each) => each.answers))
    const outcome = await sendApplication({
      role,
      answers,
      homepage,
      key: draft.key,
      startedAt: draft.startedAt,
    })
    setSending(false)
    if (outcome.kind === 'sent') {
      const { id, reference } = outcome
      discard()
      rememberReference(reference)
      toast(sentToast)
      onSent({ id, reference, role, sentAt: Date.now(), documents: [] })
    } else if (outcome.kind === 'invalid') {
      const at = steps.findIndex(({ fields }) => fields.some(({ name }) => name in outcome.errors))
      refuse(Math.max(at, 0), outcome.errors)
    } else {
      setFailure({ message: outcome.message })
      setAttempt((count) => count + 1)
      toast({ title: failureWords.title, description: failureWords.description, variant: 'destructive' })
    }
  }

  return {
    step,
    index,
    isReview: index === last,
    draft,
    isKept,
    errors: errors.step === index ? errors.found : {},
    attempt,
    sending,
    failure,
    answer,
    next,
    submit,
    discard,
  }
}

function check(step: Step, values: Errors): { answers?: Record<string, Answer>; mistakes: Errors } {
  const checked = step.schema.safeParse(values)
  if (checked.success) return { answers: checked.data, mistakes: {} }
  return {
    mistakes: Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message])),
  }
}
