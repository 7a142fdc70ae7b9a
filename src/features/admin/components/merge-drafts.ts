/** The same value as it was when the draft began, as it was typed since, and as somebody else saved it meanwhile. */
export type Versions<Value> = { base: Value; mine: Value; theirs: Value }

export type Difference = Versions<unknown> & {
  path: string[]
  /** What "Keep mine" keeps. Lists of days and the like hold what either added. */
  kept: 'yours' | 'theirs' | 'both'
}

export const areSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Keeps what I changed and takes everything else from them, field by field. A day of the week is one field. */
export function mergeDrafts<Value>(versions: Versions<Value>, depth = 2): Value {
  const { base, mine, theirs } = versions
  if (areSame(mine, base)) return theirs
  if (areSame(theirs, base) || areSame(mine, theirs)) return mine
  if (areSets(versions)) return mergeSets(versions) as Value
  if (depth === 0 || !areGroups(versions)) return mine
  const merged = partsOf(versions).map(([name, part]) => [name, mergeDrafts(part, depth - 1)] as const)
  const kept = merged.filter(([, value]) => value !== undefined)
  return (Array.isArray(mine) ? kept.map(([, value]) => value) : Object.fromEntries(kept)) as Value
}

/** What they changed, as far as it isn't what I have anyway. */
export function listDifferences(versions: Versions<unknown>, depth = 2): Difference[] {
  const { base, mine, theirs } = versions
  if (areSame(theirs, base) || areSame(mine, theirs)) return []
  const isWhole = areSets(versions) || depth === 0 || !areGroups(versions)
  if (isWhole) {
    const kept = areSame(mine, base) ? 'theirs' : areSets(versions) ? 'both' : 'yours'
    return [{ ...versions, path: [], kept }]
  }
  return partsOf(versions).flatMap(([name, part]) =>
    listDifferences(part, depth - 1).map((found) => ({ ...found, path: [name, ...found.path] })),
  )
}

type KeyOf<Item> = (item: Item) => string

/** A list as a record, so that its items are compared and not their places. */
export function recordOf<Item>(list: readonly Item[], keyOf: KeyOf<Item>): Record<string, Item> {
  const seen = new Map<string, number>()
  return Object.fromEntries(
    list.map((item) => {
      const times = (seen.get(keyOf(item)) ?? 0) + 1
      seen.set(keyOf(item), times)
      return [times === 1 ? keyOf(item) : `${keyOf(item)} ${times}`, item]
    }),
  )
}

/** Merges the items, in my order if I changed it and in theirs otherwise. */
export function mergeLists<Item>({ base, mine, theirs }: Versions<Item[]>, keyOf: KeyOf<Item>): Item[] {
  const records = {
    base: recordOf(base, keyOf),
    mine: recordOf(mine, keyOf),
    theirs: recordOf(theirs, keyOf),
  }
  const merged: Record<string, Item> = mergeDrafts(records)
  const stayed = Object.keys(records.mine).filter((key) => key in records.base)
  const isOrderTheirs = areSame(
    stayed,
    Object.keys(records.base).filter((key) => key in records.mine),
  )
  const [first, second] = isOrderTheirs ? [records.theirs, records.mine] : [records.mine, records.theirs]
  const order = Object.keys(first)
  for (const [at, key] of Object.keys(second).entries()) {
    const before = Object.keys(second)[at - 1]
    if (!order.includes(key)) order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key)
  }
  return order.flatMap((key) => merged[key] ?? [])
}

/** Days, names: values without an order of their own. */
const isSet = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string')
const areSets = (versions: Versions<unknown>): versions is Versions<string[]> =>
  isSet(versions.base) && isSet(versions.mine) && isSet(versions.theirs)

function mergeSets({ base, mine, theirs }: Versions<string[]>): string[] {
  const kept = theirs.filter((one) => mine.includes(one) || !base.includes(one))
  const added = mine.filter((one) => !base.includes(one) && !theirs.includes(one))
  return [...kept, ...added].sort()
}

type Group = Readonly<Record<string, unknown>>
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null
/** Two lists of different lengths have no places in common. */
const areGroups = (versions: Versions<unknown>): versions is Versions<Group> => {
  const all = [versions.base, versions.mine, versions.theirs]
  const lengths = all.map((one) => (Array.isArray(one) ? one.length : undefined))
  return all.every(isGroup) && new Set(lengths).size === 1
}

function partsOf({ base, mine, theirs }: Versions<unknown>): [string, Versions<unknown>][] {
  const groups = { base: base as Group, mine: mine as Group, theirs: theirs as Group }
  const names = new Set(Object.values(groups).flatMap((group) => Object.keys(group)))
  return [...names].map((name) => [
    name,
    { base: groups.base[name], mine: groups.mine[name], theirs: groups.theirs[name] },
  ])
}
