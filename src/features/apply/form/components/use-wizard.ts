import { useEffect, useMemo, useRef, useState } from 'react'
import { listLeft } from '#features/apply/drafts/components/draft-answers.ts'
import { keptSent } from '#features/apply/drafts/components/sent-application.ts'
import { useMoving } from '#features/apply/transfer/components/use-moving.ts'
import { movingWords } from '#features/apply/transfer/content/words.ts'
import type { Mistakes } from '#features/questions/steps/check.ts'
import { listSteps } from '#features/questions/steps/home-state.ts'
import type { Step } from '#features/questions/steps/step.ts'
import { readDeviceOwner } from '#lib/browser-store/own-device.ts'
import { isOffline, offlineSubmission } from '#lib/offline.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { useLocale } from '#ui/locale.tsx'
import { useToast } from '#ui/toast.tsx'
import { useUnloadWarning } from '#ui/use-unload-warning.ts'
import { aloneWords } from '../content/alone.ts'
import { wizardWords } from '../content/wizard.ts'
import { fetchChecks } from './checks.ts'
import { fetchSuccess } from './form-page.tsx'
import { leftId } from './left-answers.tsx'
import { rememberReference } from './reference-number.tsx'
import { sendApplication } from './send-application.ts'
import { useDraft } from './use-draft.ts'
import { useMistakes } from './use-mistakes.ts'
import { readPlace, usePlace } from './use-place.ts'
import type { WizardProps } from './wizard.tsx'

/** `offline`: nothing was sent. */
export type Failure = { message?: string | undefined; offline?: boolean }

export function useWizard({ role, opened, texts, rules, onSent, onKeeping }: WizardProps) {
  const { place, go } = usePlace(opened?.stored?.step ?? 0)
  const locale = useLocale()
  const words = wizardWords[locale]
  const steps = useMemo(() => listSteps(role, rules), [role, rules])
  const last = steps.length - 1
  const { toast, dismiss } = useToast()
  const shown = useRef<number>(undefined)
  const drafted = useDraft(role, opened)
  const { draft, isKept, savedAt, isSlow, local, arriveAt, markAttempted, discard } = drafted
  const moving = useMoving(role, local, draft)
  const isAway = Boolean(draft.moving?.isAway || draft.moving?.isSent)
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [isBack, setBack] = useState(false)

  // Without answers (a private window was reloaded, or the draft expired) there's nothing to continue.
  const started = Object.values(draft.values).some((value) => value !== '')
  // Closing this tab would leave only the copy.
  const isBehind = moving.state.kind === 'unreachable' && Object.keys(draft.unsent ?? {}).length > 0
  const isOnlyHere = isBehind || listLeft(draft).length > 0
  useUnloadWarning(started && (!isKept || (isOnlyHere && readDeviceOwner() !== 'own')))
  const index = started ? Math.min(place.step, last) : 0
  const step = steps[index] as Step
  const { mistakes, errors, note, forget, leave } = useMistakes(step.fields, index, draft.values)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a step that is newly reached is noted
  useEffect(() => {
    if (started && !isAway) arriveAt(index)
    setFailure(undefined)
  }, [index])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the browser's answers are read
  useEffect(() => {
    if (!opened) return
    go.begin(readPlace() ?? { step: opened.stored?.step ?? 0 })
    setBack(opened.stored !== undefined && Object.values(opened.stored.values).some(Boolean))
  }, [opened])

  const isShared = readDeviceOwner() === 'shared'
  useEffect(() => {
    if (isShared) onKeeping({ kind: 'shared' })
    else if (!isKept) onKeeping({ kind: 'unkept' })
    else if (isSlow) onKeeping({ kind: 'saving' })
    else onKeeping(savedAt ? { kind: 'saved', at: savedAt } : { kind: 'nothing' })
  }, [isShared, isKept, isSlow, savedAt, onKeeping])

  function refuse(at: number, found: Mistakes) {
    note(at, found)
    setAttempt((count) => count + 1)
    const isIncomplete = Object.keys(found).some((name) => !draft.values[name]?.trim())
    const complaint = isIncomplete ? words.incomplete : words.malformed(Object.values(found))
    shown.current = toast({ ...complaint, variant: 'destructive' })
    if (at !== index) go.jump(place, at)
  }

  function accept() {
    forget()
    clearToast()
  }
  /** The toast would cover the next step. */
  function clearToast() {
    if (shown.current !== undefined) dismiss(shown.current)
  }
  function open(at: number) {
    clearToast()
    go.jump(place, at)
  }

  async function next() {
    const checks = await openChecks()
    if (!checks) return
    const { answers, found } = checks.checkStep(step, locale, draft.values)
    if (!answers) return refuse(index, found)
    accept()
    if (place.changing) go.back(place, last)
    else go.forward(place, index + 1)
  }

  /** This device has the newest answers, and none is left to decide on. */
  async function isSettled(): Promise<boolean> {
    const words = movingWords[locale]
    if (listLeft(draft).length > 0) {
      toast({ title: words.left.title, description: words.left.first, variant: 'destructive' })
      document.getElementById(leftId)?.focus()
      return false
    }
    if (!draft.moving) return true
    const { kind } = await moving.sync()
    if (kind === 'away' || kind === 'sent') return false
    const now = local.read()
    const isNews =
      listLeft(now).length > 0 ||
      Object.entries(now.values).some(([name, value]) => value !== (draft.values[name] ?? ''))
    if (isNews) toast({ title: words.arrived })
    return !isNews
  }

  async function submit(homepage: string) {
    if (sending) return
    const checks = await openChecks()
    if (!checks) return
    const checked = steps.map((each) => checks.checkStep(each, locale, draft.values))
    const wrong = checked.findIndex(({ answers }) => !answers)
    if (wrong >= 0) return refuse(wrong, checked[wrong]?.found ?? {})
    accept()
    setFailure(undefined)
    setSending(true)
    if (!(await isSettled())) return setSending(false)
    markAttempted()
    keptSent.prepare()
    // Ready by the time the answer is.
    fetchSuccess().catch(() => {})
    const answers = Object.assign({}, ...checked.map((each) => each.answers))
    const outcome = await sendApplication({
      role,
      answers,
      homepage,
      company: texts['global.brand.name'],
      key: draft.key,
      startedAt: draft.startedAt,
    })
    setSending(false)
    if (outcome.kind === 'sent') {
      const { kind: _, ...received } = outcome
      moving.finish()
      discard()
      if (readDeviceOwner() === 'own') rememberReference(received.reference)
      toast({ title: words.sent, duration: 10_000 })
      onSent({ ...received, role, firstName: greetedName(draft.values), sentAt: Date.now(), documents: [] })
    } else if (outcome.kind === 'invalid') {
      const at = steps.findIndex(({ fields }) => fields.some(({ name }) => name in outcome.errors))
      refuse(Math.max(at, 0), outcome.errors)
    } else {
      const offline = isOffline()
      setFailure({ message: outcome.message, offline })
      setAttempt((count) => count + 1)
      const description = offline ? offlineSubmission[locale] : words.failure.description
      toast({ title: words.failure.title, description, variant: 'destructive' })
    }
  }

  /** Undefined, and said, while there's no connection to fetch them by. */
  async function openChecks() {
    const checks = await fetchChecks().catch(() => undefined)
    if (!checks) toast({ title: aloneWords[locale].uncheckable, variant: 'destructive' })
    return checks
  }

  async function bringBack() {
    const state = await moving.bringBack()
    if (state.kind === 'here' && local.read().step !== index) go.jump(place, local.read().step)
  }
  /** The other device sent it: these answers become an application of their own. */
  function keepAsNew() {
    const { moving: _, unsent: __, ...rest } = local.read()
    local.write({ ...rest, key: makeSubmissionKey(), attempted: false, startedAt: Date.now() })
  }

  return {
    ...drafted,
    ...{
      place,
      go,
      steps,
      step,
      index,
      mistakes,
      errors,
      leave,
      attempt,
      sending,
      failure,
      open,
      next,
      submit,
    },
    isReview: index === last,
    isBack,
    moving: { ...moving, bringBack, keepAsNew },
    startOver() {
      moving.forget()
      return discard()
    },
  }
}

/** A guardian's name comes in one piece, so we don't greet by first name. */
const greetedName = ({ forChildOrWard, firstName }: Record<string, string>) =>
  forChildOrWard === 'yes' ? undefined : firstName?.trim()
