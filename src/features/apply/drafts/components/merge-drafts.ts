import { makeSubmissionKey } from '#lib/submission-key.ts'
import type { Draft } from './draft.ts'
import { type Marks, markTyping, mergeField, mergeTabMarks } from './field-marks.ts'

/** Two tabs on one application: each answer as it was typed last. Both tabs come to the same answers. */
export function mergeDrafts(mine: Draft, theirs: Draft): Draft {
  const values: Draft['values'] = {}
  const typedAt: Draft['typedAt'] = {}
  const marks: Marks = {}
  const newer = theirs.savedAt > mine.savedAt ? theirs : mine
  const moving = newer.moving ?? mine.moving ?? theirs.moving
  for (const name of listNames(mine, theirs)) {
    const [source, other] = isLater(name, theirs, mine) ? [theirs, mine] : [mine, theirs]
    const at = source.typedAt[name]
    values[name] = source.values[name] ?? ''
    if (at !== undefined) typedAt[name] = at
    // Typed in a tab that hadn't heard yet that the application moves.
    const isUnmarked = moving && !source.moving && values[name] !== (other.values[name] ?? '')
    const mark = isUnmarked
      ? markTyping(other.marks?.[name], moving.device)
      : (source.marks?.[name] ?? other.marks?.[name])
    if (mark) marks[name] = mergeTabMarks(mark, other.marks?.[name])
  }
  const attempted = newer.attempted || (mine.key === theirs.key && (mine.attempted || theirs.attempted))
  return { ...mine, values, typedAt, key: newer.key, attempted, ...(moving && { moving, marks }) }
}

/** One application on two devices. `lead` has it now: its step, its key, and its answer where the two can't agree. */
export function mergeMoved(lead: Draft, other: Draft): Omit<Draft, 'moving'> {
  const values: Draft['values'] = {}
  const typedAt: Draft['typedAt'] = {}
  const marks: Marks = {}
  for (const name of listNames(lead, other)) {
    const { value, mark } = mergeField(name, lead, other)
    values[name] = value
    if (mark) marks[name] = mark
    // Two tabs of one device go by these, and both have to follow the merged answer.
    const at = Math.max(lead.typedAt[name] ?? 0, other.typedAt[name] ?? 0)
    if (at > 0) typedAt[name] = lead.values[name] === other.values[name] ? at : at + 1
  }
  const { moving: _, ...rest } = lead
  const isOther = Object.entries(values).some(([name, value]) => value !== (lead.values[name] ?? ''))
  const attempted = lead.attempted || (lead.key === other.key && other.attempted)
  const attempt = attempted && isOther ? { key: makeSubmissionKey(), attempted: false } : { attempted }
  return { ...rest, values, typedAt, marks, ...attempt }
}

const listNames = (one: Draft, other: Draft) =>
  new Set([...Object.keys(one.values), ...Object.keys(other.values)])

/** Whether a merge holds answers that the other tab lacks. */
export const hasMore = (merged: Draft, theirs: Draft) =>
  Object.entries(merged.values).some(([name, value]) => value !== (theirs.values[name] ?? ''))

function isLater(name: string, one: Draft, other: Draft): boolean {
  const [oneAt, otherAt] = [one.typedAt[name] ?? 0, other.typedAt[name] ?? 0]
  // Typed in the same millisecond, or given by the page: any rule will do that both tabs follow.
  if (oneAt === otherAt) return (one.values[name] ?? '') > (other.values[name] ?? '')
  return oneAt > otherAt
}
