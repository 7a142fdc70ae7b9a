import { useState } from 'react'
import { toTyped } from '#features/apply/form/components/admin/desk-question.tsx'
import type { Answers } from '#features/questions/steps/corrected.ts'

type Draft = {
  typed: Record<string, string>
  /** The answers at that time: nobody overwrites unseen what a colleague saves meanwhile. */
  seen: Answers
  reason: string
}

const empty: Draft = { typed: {}, seen: {}, reason: '' }
const keyOf = (id: string) => `${id} corrections`

export const hasCorrectionDraft = (drafts: Map<string, string>, id: string) => drafts.has(keyOf(id))

type Application = { id: string; answers: Answers }

/** Typed and not saved. It stays while the reviewer looks at other applications. */
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
    changes: Object.fromEntries(changed),
    overtaken: changed
      .map(([name]) => name)
      .filter((name) => (draft.seen[name] ?? null) !== (answers[name] ?? null)),
    answer(name: string, value: string) {
      const seen = name in draft.seen ? draft.seen : { ...draft.seen, [name]: answers[name] ?? null }
      keep({ ...draft, typed: { ...draft.typed, [name]: value }, seen })
    },
    giveReason: (reason: string) => keep({ ...draft, reason }),
    keepMine: () => keep({ ...draft, seen: { ...answers } }),
    clear: () => keep(empty),
  }
}
