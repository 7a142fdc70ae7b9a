import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  type Draft,
  keepDraft,
  listUnfinishedDrafts,
  readDraft,
} from '#features/apply/drafts/components/draft.ts'
import { createMover } from '#features/apply/transfer/components/draft-mover.ts'
import {
  type Arrival,
  followLink,
  joinArrival,
  type Link,
  type LinkTrouble,
} from '#features/apply/transfer/components/followed-link.ts'
import { paths } from '#site/paths.ts'
import { placeState } from './use-place.ts'

export type ArrivalState =
  | { kind: 'reading' }
  | { kind: LinkTrouble }
  | { kind: 'ready'; arrival: Arrival; hasOwn: boolean }
  | { kind: 'taking'; arrival: Arrival; hasOwn: boolean }

export function useArrivingDraft(name: string) {
  const navigate = useNavigate()
  const key = useRef('')
  const [state, setState] = useState<ArrivalState>({ kind: 'reading' })

  const goOn = useCallback(
    ({ role, draft }: Pick<Arrival, 'role' | 'draft'>) =>
      navigate(paths.apply, {
        replace: true,
        state: placeState({ role, step: draft.step }),
      }),
    [navigate],
  )

  const look = useCallback(async () => {
    setState({ kind: 'reading' })
    // This browser took it up before and has it.
    const kept = (await listUnfinishedDrafts()).find(({ draft }) => draft.moving?.name === name)
    if (kept && !kept.draft.moving?.isAway) return goOn(kept)
    const found = await followLink({ name, key: key.current })
    if (found.kind !== 'found') return setState({ kind: found.kind })
    const { arrival } = found
    const own = await readDraft(arrival.role)
    const hasOwn = own !== undefined && own.moving?.name !== name && Object.values(own.values).some(Boolean)
    setState({ kind: 'ready', arrival, hasOwn })
  }, [name, goOn])

  useEffect(() => {
    key.current = takeKeyFromAddress() || key.current
    look()
    // Somebody pastes the same link with its key into this tab.
    const relook = () => {
      key.current = takeKeyFromAddress() || key.current
      look()
    }
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
  let latest = joinArrival(arrival, link, { before: await readDraft(role), isReplaced })
  const write = (next: Draft) => {
    latest = next
    return keepDraft(role, next)
  }
  await write(latest)
  return { read: () => latest, write }
}
