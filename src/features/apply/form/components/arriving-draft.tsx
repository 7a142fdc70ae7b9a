import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApplicantRole } from '#domain/applications.ts'
import { DeviceQuestion } from '#features/apply/drafts/components/device-question.tsx'
import {
  type Draft,
  drafts,
  keepDraft,
  listUnfinishedDrafts,
} from '#features/apply/drafts/components/draft.ts'
import { useDeviceOwner } from '#features/apply/drafts/components/use-device-owner.ts'
import { createMover } from '#features/apply/transfer/components/draft-mover.ts'
import {
  type Arrival,
  followLink,
  joinArrival,
  type Link,
  type LinkTrouble,
} from '#features/apply/transfer/components/followed-link.ts'
import { movingWords } from '#features/apply/transfer/content/words.ts'
import { formatMoment } from '#site/format.ts'
import { paths } from '#site/paths.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { useLocale } from '#ui/locale.tsx'
import { RadioCard } from '#ui/radio-card.tsx'

export type GoOn = (arrived: { role: ApplicantRole; draft: Draft }) => void

/** Shows the draft behind a link, or what's wrong with the link. */
export function ArrivingDraft({ name, goOn }: { name: string; goOn: GoOn }) {
  const words = movingWords[useLocale()].continue
  const { state, look, take } = useArrivingDraft(name, goOn)
  if (state.kind === 'reading') {
    return (
      <>
        <h1>{words.title}</h1>
        <div className="mt-4 noscript:hidden">
          <LoadingText>{words.reading}</LoadingText>
        </div>
      </>
    )
  }
  if (state.kind !== 'ready' && state.kind !== 'taking') {
    return <BadLink trouble={state.kind} onAgain={look} />
  }
  const { arrival, hasOwn, kind } = state
  return <TakeUp arrival={arrival} hasOwn={hasOwn} isTaking={kind === 'taking'} onTake={take} />
}

export function BadLink({ trouble, onAgain }: { trouble: LinkTrouble; onAgain: () => void }) {
  const words = movingWords[useLocale()].continue
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {words.trouble[trouble].title}
      </h1>
      <p role="alert" className="mt-6 text-lead">
        {words.trouble[trouble].text}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {trouble === 'unreachable' ? (
          <Button onClick={onAgain}>{words.again}</Button>
        ) : (
          <ButtonLink to={paths.apply} variant="outline">
            {words.fresh}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

type TakeUpProps = {
  arrival: Arrival
  hasOwn: boolean
  isTaking: boolean
  onTake: (isReplaced: boolean) => void
}

export function TakeUp({ arrival: { role, draft }, hasOwn, isTaking, onTake }: TakeUpProps) {
  const locale = useLocale()
  const words = movingWords[locale].continue
  const { owner, answer } = useDeviceOwner()
  const [own, setOwn] = useState('together')
  const plans = [
    { value: 'together', label: words.both.together, description: words.both.togetherNote },
    { value: 'replaced', label: words.both.replace, description: words.both.replaceNote },
  ]
  return (
    <>
      <h1>{words.title}</h1>
      <p role="status" className="mt-4 text-lead">
        {words.found[role](draft.step + 1, formatMoment(draft.savedAt, locale))}
      </p>
      <p className="mt-2 text-soft">{words.move}</p>
      <div className="mt-6 border-t border-rule pt-5">
        <DeviceQuestion owner={owner} onAnswer={answer} />
      </div>
      {hasOwn && (
        <FieldGroup legend={words.both.title} help={words.both.text} name="own-draft" className="mt-6">
          <div className="grid gap-3">
            {plans.map((plan) => (
              <RadioCard
                {...plan}
                key={plan.value}
                checked={plan.value === own}
                onChange={() => setOwn(plan.value)}
              />
            ))}
          </div>
        </FieldGroup>
      )}
      <Button
        variant="apply"
        className="mt-8 max-sm:w-full"
        busy={isTaking && words.going}
        onClick={() => onTake(own === 'replaced')}
      >
        {words.go}
      </Button>
    </>
  )
}

type ArrivalState =
  | { kind: 'reading' }
  | { kind: LinkTrouble }
  | { kind: 'ready'; arrival: Arrival; hasOwn: boolean }
  | { kind: 'taking'; arrival: Arrival; hasOwn: boolean }

function useArrivingDraft(name: string, goOn: GoOn) {
  const key = useRef('')
  const [state, setState] = useState<ArrivalState>({ kind: 'reading' })

  const look = useCallback(async () => {
    setState({ kind: 'reading' })
    // This browser took it up before and has it.
    const kept = (await listUnfinishedDrafts()).find(({ draft }) => draft.moving?.name === name)
    if (kept && !kept.draft.moving?.isAway) return goOn(kept)
    const found = await followLink({ name, key: key.current })
    if (found.kind !== 'found') return setState({ kind: found.kind })
    const { arrival } = found
    const own = await drafts[arrival.role].read()
    const hasOwn = own !== undefined && own.moving?.name !== name && Object.values(own.values).some(Boolean)
    setState({ kind: 'ready', arrival, hasOwn })
  }, [name, goOn])

  useEffect(() => {
    const relook = () => {
      key.current = takeKeyFromAddress() || key.current
      look()
    }
    relook()
    // Somebody pastes the same link with its key into this tab.
    window.addEventListener('hashchange', relook)
    return () => window.removeEventListener('hashchange', relook)
  }, [look])

  async function take(isReplaced: boolean) {
    if (state.kind !== 'ready') return
    const { arrival } = state
    setState({ ...state, kind: 'taking' })
    const local = await keepHere(arrival, { name, key: key.current }, isReplaced)
    const taken = await createMover(arrival.role, local).takeUp()
    if (taken.kind === 'here') return goOn({ role: arrival.role, draft: local.read() })
    setState({ kind: taken.kind === 'sent' || taken.kind === 'gone' ? taken.kind : 'unreachable' })
  }
  return { state, look, take }
}

/** Takes the key out of the address bar before anybody sees it or takes a screenshot. */
function takeKeyFromAddress(): string {
  const key = location.hash.slice(1)
  if (key) history.replaceState(history.state, '', location.pathname + location.search)
  return key
}

async function keepHere(arrival: Arrival, link: Link, isReplaced: boolean) {
  const { role } = arrival
  let latest = joinArrival(arrival, link, { before: await drafts[role].read(), isReplaced })
  const write = (next: Draft) => {
    latest = next
    return keepDraft(role, next)
  }
  await write(latest)
  return { read: () => latest, write }
}
