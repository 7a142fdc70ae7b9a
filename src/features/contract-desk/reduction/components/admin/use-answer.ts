import { useState } from 'react'
import type { ReductionReason, ReductionRung } from '#domain/payoffs.ts'
import type { DeskReduction } from '#features/payoffs/reductions/schema.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { mostTaken } from '#lib/waterfall/rungs.ts'
import { suggestText } from './reduction-words.ts'

export type AnswerDraft = ReturnType<typeof useAnswer>

/** What somebody is about to answer. The text follows the sums until they write their own. */
export function useAnswer(page: DeskReduction) {
  const { rungs, owed, left, validUntil: days, reduction, may } = page
  const [rung, setRung] = useState<ReductionRung>('part-of-charges')
  const [typed, setTyped] = useState<number | undefined>()
  const [reason, setReason] = useState<ReductionReason>(reduction?.reason ?? 'little-for-client')
  const [validUntil, setValidUntil] = useState<string | undefined>(days.suggested)
  const [written, setWritten] = useState<string | undefined>()
  const [submissionKey] = useState(makeSubmissionKey)
  const chosen = rungs.find((each) => each.rung === rung)
  const takes = rung === 'another' ? typed : chosen?.takes
  const most = mostTaken({ owed, left })
  const waives = takes === undefined ? 0 : owed - takes
  const isAlone = may.upTo === null || waives <= may.upTo
  const day = validUntil ?? days.suggested
  const text =
    written ?? suggestText({ takes: takes ?? 0, owed, reason, validUntil: day, isOpen: takes !== undefined })
  return {
    ...{ rung, takes, most, waives, isAlone, reason, validUntil, text, submissionKey },
    isWritten: written !== undefined,
    choose: (next: ReductionRung) => setRung(next),
    /** A sum that a rung has is that rung. */
    take: (cents: number | undefined) => {
      const same = rungs.find(({ takes, isOpen }) => isOpen && takes === cents)
      setTyped(cents)
      setRung(same?.rung ?? 'another')
    },
    ...{ setReason, setValidUntil, setText: setWritten },
  }
}
