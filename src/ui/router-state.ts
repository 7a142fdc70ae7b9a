/**
 * React Router hands a page's data to the browser in its own notation, in which every name and every value is an entry of
 * a list and stands for its place there. As plain JSON, next to the same words in the page, it takes a third fewer bytes
 * of a compressed page (docs/decisions/077).
 */
type Entry = string | number | boolean | null | readonly (number | string)[] | Record<string, number>

const nothing = -5
const missing = -7

export class NotPlain extends Error {}

/** Refuses what JSON has no form for: dates, errors, promises. */
export function toPlain(entries: readonly Entry[], at = 0): unknown {
  if (at === nothing) return null
  if (at === missing) return undefined
  const entry = entries[at]
  if (entry === undefined) throw new NotPlain()
  if (entry === null || typeof entry !== 'object') return entry
  if (!isList(entry)) {
    const members = Object.entries(entry).map(([name, value]) => [
      entries[Number(name.slice(1))],
      toPlain(entries, value),
    ])
    return Object.fromEntries(members)
  }
  return entry.map((each) => {
    const value = typeof each === 'number' ? toPlain(entries, each) : undefined
    if (value === undefined) throw new NotPlain()
    return value
  })
}

const isList = (entry: object): entry is readonly (number | string)[] => Array.isArray(entry)

export function toEntries(plain: unknown): Entry[] {
  const entries: Entry[] = []
  const place = (value: unknown): number => {
    if (value === null) return nothing
    const at = entries.push(null) - 1
    if (Array.isArray(value)) entries[at] = value.map(place)
    else if (typeof value === 'object') {
      entries[at] = Object.fromEntries(
        Object.entries(value).map(([name, each]) => [`_${place(name)}`, place(each)]),
      )
    } else entries[at] = value as Entry
    return at
  }
  place(plain)
  return entries
}

/** Hands the router what the server left for it in the page: src/server/pages/slim-page.ts. */
export function restoreRouterState() {
  const left = document.querySelector('script[data-state]')?.textContent
  if (!left) return
  const { state, ...settings } = JSON.parse(left)
  const stream = new Blob([`${JSON.stringify(toEntries(state))}\n`]).stream()
  Object.assign(window, { __reactRouterContext: { ...settings, stream } })
}
