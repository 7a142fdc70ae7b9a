import type { ApplicationStatus } from '#domain/application-status.ts'
import type { GivenAnswer } from '#domain/decisions.ts'

export type Change = {
  fromStatus: ApplicationStatus | null
  toStatus: ApplicationStatus | null
  happenedAt: Date
  isUndo: boolean
  decisionId: string | null
  /** When the application became late in the status that it left; null if never, undefined if we don't know. */
  dueAt?: Date | null | undefined
}

/** `isLate`: whether a deadline had passed by then; undefined if we don't know. */
export type Answer = { answer: GivenAnswer; respondedAt: Date; isLate: boolean | undefined }

const answerOf = (status: ApplicationStatus | null): GivenAnswer | undefined => {
  if (status === 'declined') return 'declined'
  return status === 'approved' || status === 'funded' ? 'approved' : undefined
}

/** Takes the moment of the first answer and the sense of the last. Changes that were undone don't count. */
export function findAnswer(changes: readonly Change[]): Answer | undefined {
  const standing = listStanding(changes)
  const first = standing.findIndex(({ toStatus }) => answerOf(toStatus))
  const respondedAt = standing[first]?.happenedAt
  const answer = answerOf(standing.findLast(({ toStatus }) => answerOf(toStatus))?.toStatus ?? null)
  return answer && respondedAt && { answer, respondedAt, isLate: wasLate(standing.slice(0, first + 1)) }
}

type Standing = Pick<Change, 'toStatus' | 'fromStatus' | 'isUndo' | 'decisionId'>

/** Without those that were undone. */
export function listStanding<One extends Standing>(changes: readonly One[]): One[] {
  const standing: One[] = []
  for (const change of changes) {
    const undone = change.isUndo ? standing.findLastIndex((one) => isUndoneBy(one, change)) : -1
    if (undone >= 0) standing.splice(undone, 1)
    else standing.push(change)
  }
  return standing
}

function wasLate(changes: readonly Change[]): boolean | undefined {
  if (changes.some(({ dueAt }) => dueAt === undefined)) return undefined
  return changes.some(({ dueAt, happenedAt }) => dueAt && happenedAt > dueAt)
}

const isUndoneBy = (one: Standing, undo: Standing) =>
  undo.decisionId ? one.decisionId === undo.decisionId : one.toStatus === undo.fromStatus
