import { useState } from 'react'
import type { ApplicantRole, ApplicationCaseType } from '#site/choices/applications.ts'
import { type Draft, dropDraft, keepDraft, newDraft, newKey, readDraft } from './draft.ts'

/** The answers of one role, kept in the browser at every change. */
export function useDraft(role: ApplicantRole, caseType: ApplicationCaseType | undefined) {
  const [draft, setDraft] = useState(() => preselect(readDraft(role) ?? newDraft(), caseType))
  const [isKept, setKept] = useState(true)

  function save(next: Draft) {
    setDraft(next)
    setKept(keepDraft(role, next))
  }

  return {
    draft,
    isKept,
    answer(name: string, value: string) {
      const values = { ...draft.values, [name]: value }
      const fresh = draft.attempted && { key: newKey(), attempted: false }
      save({ ...draft, values, ...fresh })
    },
    arriveAt(step: number) {
      // Somebody who only looked has nothing to keep.
      if (step !== draft.step) save({ ...draft, step })
    },
    markAttempted: () => save({ ...draft, attempted: true }),
    discard() {
      dropDraft(role)
      setDraft(preselect(newDraft(), caseType))
    },
  }
}

/** Never over an answer that somebody gave. */
function preselect(draft: Draft, caseType: ApplicationCaseType | undefined): Draft {
  if (!caseType || draft.values.caseType) return draft
  return { ...draft, values: { ...draft.values, caseType } }
}
