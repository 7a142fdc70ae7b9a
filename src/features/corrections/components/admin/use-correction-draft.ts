import { useState } from 'react'
import { toTyped } from '#features/apply/form/components/admin/desk-question.tsx'
import type { Answers } from '#features/questions/steps/corrected.ts'

type Draft = {
  /** What was typed, by question. */
  typed: Record<string, string>
  /** The answers that stood there then: what somebody else saves meanwhile is not replaced unseen. */
  seen: Answers
  reason: string
}

const empty: Draft = { typed: {}, seen: {}, reason: '' }
const keyOf = (id: string) => `${id} corrections`

export const hasCorrectionDraft = (drafts: Map<string, string>, id: string) => drafts.has(keyOf(id))

type Application = { id: string; answers: Answers }

/** Corrections that were typed and not saved. They stay while the reviewer looks at other files. */
export function useCorrectionDraft({ id, answers }: Application, drafts: Map<string, string>) {
  const [draft, keepDraft] = useState<Draft>(() => {
    const kept = drafts.get(keyOf(id))
    return kept ? { ...empty, ...JSON.parse(kept) } : empty
  })
  function keep(next: Draft) {
    keepDraft(next)
    const isEmpty = Object.keys(next.typed).length === 0 && next.reason.trim() === ''
    if (isEmpty) drafts.delete(keyOf(id))
    else drafts.set(keyOf(id), JSON.stringify(next))
  }
  const changed = Object.entries(draft.typed).filter(([name, value]) => value !== toTyped(answers[name]))
  return {
    valueOf: (name: string) => draft.typed[name] ?? toTyped(answers[name]),
    reason: draft.reason,
    /** What differs from the answers as they are. */
    changes: Object.fromEntries(changed),
    /** The questions that somebody else answered anew meanwhile. */
    overtaken: changed
      .map(([name]) => name)
      .filter((name) => (draft.seen[name] ?? null) !== (answers[name] ?? null)),
    answer(name: string, value: string) {
      const seen = name in draft.seen ? draft.seen : { ...draft.seen, [name]: answers[name] ?? null }
      keep({ ...draft, typed: { ...draft.typed, [name]: value }, seen })
    },
    giveReason: (reason: string) => keep({ ...draft, reason }),
    /** They have seen what the other one saved. */
    keepMine: () => keep({ ...draft, seen: { ...answers } }),
    clear: () => keep(empty),
  }
}
