import { makeSubmissionKey } from '#lib/submission-key.ts'
import type { Draft, LeftAnswer } from './draft.ts'

export function typeAnswer(draft: Draft, name: string, value: string): Draft {
  const { values, typedAt, typedBy, unsent, moving, attempted } = draft
  return {
    ...draft,
    values: { ...values, [name]: value },
    // A time from another device may lie ahead of this clock.
    typedAt: { ...typedAt, [name]: Math.max(Date.now(), (typedAt[name] ?? 0) + 1) },
    ...(moving && {
      typedBy: { ...typedBy, [name]: moving.device },
      unsent: { [name]: values[name] ?? '', ...unsent },
    }),
    ...(attempted && { key: makeSubmissionKey(), attempted: false }),
  }
}

export const listLeft = ({ left = [] }: Draft) => left.filter(({ isSettled }) => !isSettled)

export function settleLeft(draft: Draft, { name, value }: LeftAnswer, isUsed: boolean): Draft {
  const isIt = (answer: LeftAnswer) => answer.name === name && answer.value === value
  const left = draft.left?.map((answer) => (isIt(answer) ? { ...answer, isSettled: true } : answer)) ?? []
  return { ...(isUsed ? typeAnswer(draft, name, value) : draft), left }
}

/** Two tabs on one application: the later typing of each answer wins. Both tabs come to the same answers. */
export function mergeTabs(mine: Draft, theirs: Draft): Draft {
  const values: Draft['values'] = {}
  const typedAt: Draft['typedAt'] = {}
  const unsent: Draft['values'] = {}
  const typedBy = { ...mine.typedBy }
  const newer = theirs.savedAt > mine.savedAt ? theirs : mine
  const moving = newer.moving ?? mine.moving ?? theirs.moving
  for (const name of Object.keys({ ...mine.values, ...theirs.values })) {
    const [source, other] = isLater(name, theirs, mine) ? [theirs, mine] : [mine, theirs]
    const [at, by] = [source.typedAt[name], source.typedBy?.[name]]
    values[name] = source.values[name] ?? ''
    if (at !== undefined) typedAt[name] = at
    if (by !== undefined) typedBy[name] = by
    // Typed in a tab that hasn't heard about the move yet.
    const isUnheard = moving && !source.moving && values[name] !== (other.values[name] ?? '')
    if (isUnheard) typedBy[name] = moving.device
    // Both tabs have the same typing, and one of them has sent it.
    const isSent = at === other.typedAt[name] && other.unsent?.[name] === undefined
    const before = isUnheard ? (other.values[name] ?? '') : isSent ? undefined : source.unsent?.[name]
    if (before !== undefined) unsent[name] = before
  }
  const attempted = newer.attempted || (mine.key === theirs.key && (mine.attempted || theirs.attempted))
  const merged = { ...mine, values, typedAt, key: newer.key, attempted }
  return moving ? { ...merged, moving, typedBy, unsent, left: mergeLeft(mine, theirs) } : merged
}

function mergeLeft({ left: mine = [] }: Draft, { left: theirs = [] }: Draft): LeftAnswer[] {
  const find = (answers: LeftAnswer[], { name, value }: LeftAnswer) =>
    answers.find((answer) => answer.name === name && answer.value === value)
  return [
    ...mine.map((answer) => (find(theirs, answer)?.isSettled ? { ...answer, isSettled: true } : answer)),
    ...theirs.filter((answer) => !find(mine, answer)),
  ]
}

/** Whether a merge holds answers that the other tab lacks. */
export const hasMore = (merged: Draft, theirs: Draft) =>
  Object.entries(merged.values).some(([name, value]) => value !== (theirs.values[name] ?? ''))

function isLater(name: string, one: Draft, other: Draft): boolean {
  const [oneAt, otherAt] = [one.typedAt[name] ?? 0, other.typedAt[name] ?? 0]
  // The same millisecond, or preset by the page: any rule works if both tabs follow it.
  if (oneAt === otherAt) return (one.values[name] ?? '') > (other.values[name] ?? '')
  return oneAt > otherAt
}
