import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ApplicantRole } from '#domain/applications.ts'
import {
  type Draft,
  drafts,
  keepDraft,
  type LeftAnswer,
  newDraft,
} from '#features/apply/drafts/components/draft.ts'
import {
  hasMore,
  mergeTabs,
  settleLeft,
  typeAnswer,
} from '#features/apply/drafts/components/draft-answers.ts'
import { readDeviceOwner } from '#lib/browser-store/own-device.ts'
import type { Opened } from './form-page.tsx'
import { readTyped } from './read-typed.ts'

/** A write that takes longer than this is said. */
const patience = 500

/** A state from the link is where the injured person lives, and most likely where their attorney practices. */
export function useDraft(role: ApplicantRole, opened: Opened | undefined) {
  const [draft, setDraft] = useState(() => opened?.stored ?? newDraft())
  const [isKept, setKept] = useState(true)
  const [savedAt, setSavedAt] = useState<number>()
  const [isSlow, setSlow] = useState(false)
  /** Two changes in one moment: the second must know the first. */
  const latest = useRef(draft)

  function show(next: Draft) {
    latest.current = next
    setDraft(next)
  }
  function write(next: Draft) {
    const slow = setTimeout(() => setSlow(true), patience)
    keepDraft(role, next).then((kept) => {
      clearTimeout(slow)
      setSlow(false)
      setKept(kept)
      if (kept) setSavedAt(Date.now())
    })
  }
  function replace(next: Draft) {
    show(next)
    write(next)
  }
  const save = (change: Partial<Draft>) => replace({ ...latest.current, ...change })

  // At once: the next rendering would empty a field that somebody is typing into.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React takes the page over
  useLayoutEffect(() => {
    const typed = readTyped()
    if (typed.length > 0)
      show(typed.reduce((filled, [name, value]) => typeAnswer(filled, name, value), latest.current))
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the browser's answers are read
  useLayoutEffect(() => {
    if (!opened) return
    const { stored } = opened
    const known = preselect(stored ?? newDraft(), knownFrom(role, opened))
    // Typed before React came, and since: newer than what was kept.
    const news = latest.current === stored ? [] : Object.entries(latest.current.values)
    const next = news.reduce((filled, [name, value]) => typeAnswer(filled, name, value), known)
    if (stored && readDeviceOwner() === 'own') setSavedAt(stored.savedAt)
    if (news.length > 0) replace(next)
    else show(next)
  }, [opened])

  // biome-ignore lint/correctness/useExhaustiveDependencies: works on the refs of the first rendering
  useEffect(
    () =>
      drafts[role].follow((theirs) => {
        const merged = mergeTabs(latest.current, theirs)
        show(merged)
        if (hasMore(merged, theirs)) write(merged)
      }),
    [role],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: works on the refs of the first rendering
  const local = useMemo(() => ({ read: () => latest.current, write: replace }), [role])

  return {
    draft,
    isKept,
    savedAt,
    isSlow,
    answer(name: string, value: string) {
      // Leaving a field reports its text once more.
      if (value === (latest.current.values[name] ?? '')) return
      replace(typeAnswer(latest.current, name, value))
    },
    settle: (answer: LeftAnswer, isUsed: boolean) => replace(settleLeft(latest.current, answer, isUsed)),
    local,
    arriveAt(step: number) {
      // People who only looked have nothing to keep.
      const { step: before, reached = before } = latest.current
      if (step !== before) save({ step, reached: Math.max(step, reached) })
    },
    markAttempted: () => save({ attempted: true }),
    /** Resolves once nothing of it is here. */
    discard() {
      const gone = drafts[role].drop()
      setSavedAt(undefined)
      show(preselect(newDraft(), opened ? knownFrom(role, opened) : {}))
      return gone
    },
  }
}

const knownFrom = (role: ApplicantRole, { given }: Opened): Record<string, string> => ({
  ...given,
  ...(role === 'attorney' && given.state && { clientState: given.state }),
})

const preselect = (draft: Draft, known: Record<string, string>) =>
  Object.entries(known).reduce(
    (next, [name, value]) => (next.values[name] ? next : typeAnswer(next, name, value)),
    draft,
  )
