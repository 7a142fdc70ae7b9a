import type { Draft } from './draft.ts'

/** Two tabs on one application: each answer as it was typed last. Both tabs come to the same answers. */
export function mergeDrafts(mine: Draft, theirs: Draft): Draft {
  const names = new Set([...Object.keys(mine.values), ...Object.keys(theirs.values)])
  const values: Draft['values'] = {}
  const typedAt: Draft['typedAt'] = {}
  for (const name of names) {
    const source = isLater(name, theirs, mine) ? theirs : mine
    const at = source.typedAt[name]
    values[name] = source.values[name] ?? ''
    if (at !== undefined) typedAt[name] = at
  }
  const newer = theirs.savedAt > mine.savedAt ? theirs : mine
  const attempted = newer.attempted || (mine.key === theirs.key && (mine.attempted || theirs.attempted))
  return { ...mine, values, typedAt, key: newer.key, attempted }
}

/** Whether a merge holds answers that the other tab lacks. */
export const hasMore = (merged: Draft, theirs: Draft) =>
  Object.entries(merged.values).some(([name, value]) => value !== (theirs.values[name] ?? ''))

function isLater(name: string, one: Draft, other: Draft): boolean {
  const [oneAt, otherAt] = [one.typedAt[name] ?? 0, other.typedAt[name] ?? 0]
  // Typed in the same millisecond, or given by the page: any rule will do that both tabs follow.
  if (oneAt === otherAt) return (one.values[name] ?? '') > (other.values[name] ?? '')
  return oneAt > otherAt
}
