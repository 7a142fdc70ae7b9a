import { useState } from 'react'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import type { ApplicantRole } from '#site/choices/applications.ts'
import { type Draft, dropDraft, keepDraft, newDraft, readDraft } from './draft.ts'
import type { GivenAnswers } from './given-answers.ts'

/** The answers of one role, saved in the browser on every change. */
export function useDraft(role: ApplicantRole, given: GivenAnswers) {
  const [draft, setDraft] = useState(() => preselect(readDraft(role) ?? newDraft(), given))
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
      const fresh = draft.attempted && { key: makeSubmissionKey(), attempted: false }
      save({ ...draft, values, ...fresh })
    },
    arriveAt(step: number) {
      // Someone who only looked has nothing to keep.
      if (step !== draft.step) save({ ...draft, step })
    },
    markAttempted: () => save({ ...draft, attempted: true }),
    discard() {
      dropDraft(role)
      setDraft(preselect(newDraft(), given))
    },
  }
}

/** Never overwrites an answer. */
function preselect(draft: Draft, given: GivenAnswers): Draft {
  const values = { ...draft.values }
  for (const [name, value] of Object.entries(given)) values[name] ||= value
  return { ...draft, values }
}
