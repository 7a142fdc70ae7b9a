import type { ApplicationStatus } from '#site/choices/application-status.ts'
import type { GivenAnswer } from '#site/choices/decisions.ts'

/** A change of status, as its timeline keeps it, in the order of the timeline. */
export type Change = {
  fromStatus: ApplicationStatus | null
  toStatus: ApplicationStatus | null
  happenedAt: Date
  isUndo: boolean
  decisionId: string | null
}

export type Answer = { answer: GivenAnswer; answeredAt: Date }

const answerOf = (status: ApplicationStatus | null): GivenAnswer | undefined => {
  if (status === 'declined') return 'declined'
  return status === 'approved' || status === 'funded' ? 'approved' : undefined
}

/**
 * The answer that counts: given first at this moment, and last in this sense. What was undone never happened, and what
 * was decided anew, or withdrawn after it, was decided once.
 */
export function findAnswer(changes: readonly Change[]): Answer | undefined {
  const standing: Change[] = []
  for (const change of changes) {
    const undone = change.isUndo ? standing.findLastIndex((one) => isUndoneBy(one, change)) : -1
    if (undone >= 0) standing.splice(undone, 1)
    else standing.push(change)
  }
  const given = standing.flatMap(({ toStatus, happenedAt }) => {
    const answer = answerOf(toStatus)
    return answer ? [{ answer, answeredAt: happenedAt }] : []
  })
  const [first, last] = [given[0], given.at(-1)]
  return first && last && { answer: last.answer, answeredAt: first.answeredAt }
}

const isUndoneBy = (one: Change, undo: Change) =>
  undo.decisionId ? one.decisionId === undo.decisionId : one.toStatus === undo.fromStatus
