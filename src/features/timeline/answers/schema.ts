import type { ApplicationStatus } from '#domain/application-status.ts'
import type { GivenAnswer } from '#domain/decisions.ts'

/** A change of status, as its timeline keeps it, in the order of the timeline. */
export type Change = {
  fromStatus: ApplicationStatus | null
  toStatus: ApplicationStatus | null
  happenedAt: Date
  isUndo: boolean
  decisionId: string | null
  /** When the file became late in the status that it left; null if never, undefined if nobody kept it. */
  dueAt?: Date | null | undefined
}

/** `isLate`: whether a clock of the file had run out by then; undefined if nobody kept them. */
export type Answer = { answer: GivenAnswer; respondedAt: Date; isLate: boolean | undefined }

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
  const first = standing.findIndex(({ toStatus }) => answerOf(toStatus))
  const respondedAt = standing[first]?.happenedAt
  const answer = answerOf(standing.findLast(({ toStatus }) => answerOf(toStatus))?.toStatus ?? null)
  return answer && respondedAt && { answer, respondedAt, isLate: wasLate(standing.slice(0, first + 1)) }
}

function wasLate(changes: readonly Change[]): boolean | undefined {
  if (changes.some(({ dueAt }) => dueAt === undefined)) return undefined
  return changes.some(({ dueAt, happenedAt }) => dueAt && happenedAt > dueAt)
}

const isUndoneBy = (one: Change, undo: Change) =>
  undo.decisionId ? one.decisionId === undo.decisionId : one.toStatus === undo.fromStatus
