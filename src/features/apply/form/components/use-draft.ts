import { useEffect, useMemo, useRef, useState } from 'react'
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
import type { GivenAnswers } from './given-answers.ts'

/** A state from the link is where the injured person lives, and most likely where their attorney practices. */
export function useDraft(role: ApplicantRole, given: GivenAnswers, stored: Draft | undefined) {
  const known = { ...given, ...(role === 'attorney' && given.state && { clientState: given.state }) }
  const [draft, setDraft] = useState(() => preselect(stored ?? newDraft(), known))
  const [isKept, setKept] = useState(true)
  /** Two changes in one moment: the second must know the first. */
  const latest = useRef(draft)

  function show(next: Draft) {
    latest.current = next
    setDraft(next)
  }
  function replace(next: Draft) {
    show(next)
    keepDraft(role, next).then(setKept)
  }
  const save = (change: Partial<Draft>) => replace({ ...latest.current, ...change })

  useEffect(
    () =>
      drafts[role].follow((theirs) => {
        const merged = mergeTabs(latest.current, theirs)
        latest.current = merged
        setDraft(merged)
        if (hasMore(merged, theirs)) keepDraft(role, merged).then(setKept)
      }),
    [role],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: works on the refs of the first rendering
  const local = useMemo(() => ({ read: () => latest.current, write: replace }), [role])

  return {
    draft,
    isKept,
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
    discard() {
      drafts[role].drop()
      show(preselect(newDraft(), known))
    },
  }
}

const preselect = (draft: Draft, known: Record<string, string>) =>
  Object.entries(known).reduce(
    (next, [name, value]) => (next.values[name] ? next : typeAnswer(next, name, value)),
    draft,
  )
