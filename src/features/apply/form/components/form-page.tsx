import { type ComponentType, useEffect, useState } from 'react'
import type { ApplicantRole } from '#domain/applications.ts'
import { type Draft, drafts } from '#features/apply/drafts/components/draft.ts'
import { keptSent, type SentApplication } from '#features/apply/drafts/components/sent-application.ts'
import type { HomeRules } from '#features/questions/steps/home-state.ts'
import { type DeviceOwner, readDeviceOwner, rememberDeviceOwner } from '#lib/browser-store/own-device.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { prepareToasts } from '#ui/toast.tsx'
import { aloneWords } from '../content/alone.ts'
import { fetchChecks } from './checks.ts'
import { DeviceScreen, owners, questionsId } from './device-screen.tsx'
import { FormFrame, type FormTexts } from './form-frame.tsx'
import { type GivenAnswers, readGivenAnswers } from './given-answers.ts'
import type { Keeping } from './kept-state.ts'
import { leaveForRoles } from './open-form.ts'
import { readTyped } from './read-typed.ts'
import type { SuccessScreenProps } from './success-screen.tsx'
import { readPlace } from './use-place.ts'
import { Wizard } from './wizard.tsx'

export type FormPageProps = {
  role: ApplicantRole
  texts: FormTexts
  rules: HomeRules
  /** It came from another device and is kept here by now. */
  arrived?: Draft
}

/** What the browser knew when the page came alive. */
export type Opened = {
  stored?: Draft | undefined
  given: GivenAnswers
}

type Screen = 'html' | 'device' | 'questions' | 'sent'

export function FormPage({ role, texts, rules, arrived }: FormPageProps) {
  const locale = useLocale()
  const words = useWords(aloneWords)
  const [screen, setScreen] = useState<Screen>(arrived ? 'questions' : 'html')
  const [opened, setOpened] = useState<Opened>()
  const [sent, setSent] = useState<SentApplication>()
  const [isNew, setNew] = useState(false)
  const [keeping, setKeeping] = useState<Keeping>({ kind: 'nothing' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const { search } = location
    const owner = readSentOwner()
    const typed = readTyped()
    // The question's own form has replaced the query.
    const given = readGivenAnswers(owner ? document.referrer.replace(/^[^?]*/, '') : search).answers
    if (owner) rememberDeviceOwner(owner)
    // Answers don't belong in an address.
    if (search || location.hash) history.replaceState(history.state, '', location.pathname)
    const begin = async () => {
      const received = arrived ? undefined : await keptSent.read()
      const stored = arrived ?? (await drafts[role].read())
      drafts[role].prepare()
      // Answers from before the page was reloaded are gone, and so is the answer about the device.
      if (!stored && !owner && typed.length === 0) history.replaceState(null, '', location.pathname)
      if (stored && (readPlace()?.step ?? stored.step) > 0) await fetchChecks().catch(() => {})
      setOpened({ stored, given })
      if (received) setSent(received)
      // The question may have been answered while the browser was reading.
      setScreen((shown) => {
        if (received) return 'sent'
        const isKeptHere = stored && readDeviceOwner() === 'own'
        return shown === 'questions' || isKeptHere || owner || typed.length > 0 ? 'questions' : 'device'
      })
      document.documentElement.removeAttribute('data-restoring')
    }
    begin()
    const { signal, ...over } = stopper()
    // The checks and the messages come with the first touch: by the first Next there may be no connection.
    for (const type of ['pointerdown', 'focusin', 'input'])
      addEventListener(type, prefetch, { once: true, passive: true, signal })
    return over.stop
  }, [])

  function answerDevice(owner: DeviceOwner) {
    rememberDeviceOwner(owner)
    // An earlier answer left a draft here. It goes on in this page alone.
    if (owner === 'shared' && opened?.stored) drafts[role].drop()
    else drafts[role].prepare()
    setScreen('questions')
    scrollTo(0, 0)
  }
  function show(application: SentApplication | undefined) {
    if (application) keptSent.keep(application)
    else keptSent.drop()
    setSent(application)
    setNew(true)
    if (application) setScreen('sent')
    else leaveForRoles(locale)
  }

  const isHtml = screen === 'html'
  const isShared = readDeviceOwner() !== 'own'
  return (
    <FormFrame texts={texts} keeping={sent && screen === 'sent' ? { kind: 'sent', isShared } : keeping}>
      {isHtml && (
        <div className="form-opening page-width">
          <LoadingText>{words.opening}</LoadingText>
        </div>
      )}
      {(isHtml || screen === 'device') && <DeviceScreen texts={texts} onAnswer={answerDevice} />}
      {(isHtml || screen === 'questions') && (
        <Wizard {...{ role, texts, rules, opened, onSent: show, onKeeping: setKeeping }} isFirst={isHtml} />
      )}
      {screen === 'sent' && sent && <Success sent={sent} isNew={isNew} texts={texts} onChange={show} />}
    </FormFrame>
  )
}

/** The answer about the device, sent to this page before its script came. None chosen counts as shared. */
function readSentOwner(): DeviceOwner | undefined {
  const sent = new URLSearchParams(location.search).get('device')
  const isSent = sent !== null || location.hash === `#${questionsId}`
  return owners.find((owner) => owner === sent) ?? (isSent ? 'shared' : undefined)
}

const prefetch = () => {
  prepareToasts()
  fetchChecks().catch(() => {})
}

function stopper() {
  const over = new AbortController()
  return { signal: over.signal, stop: () => over.abort() }
}

export const fetchSuccess = () => import('./success-screen.tsx')

/** Its parts load while the application is being sent. */
function Success(props: SuccessScreenProps) {
  const words = useWords(aloneWords)
  const [Screen, setScreen] = useState<ComponentType<SuccessScreenProps>>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    fetchSuccess().then(
      ({ SuccessScreen }) => setScreen(() => SuccessScreen),
      () => setFailed(true),
    )
  }, [])
  if (Screen) return <Screen {...props} />
  return (
    <div className="page-width min-h-svh py-8">
      {failed ? (
        <Notice tone="critical" announce>
          {words.unopened}
        </Notice>
      ) : (
        <LoadingText />
      )}
    </div>
  )
}
