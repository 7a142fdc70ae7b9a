import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { findAskedNumber } from '#features/verification/schema.ts'
import { findAskedQuestion, findAskedState } from '#lib/price/question.ts'
import { addressIn, isWithin, privateAreas, splitLanguage } from '#site/addresses.ts'
import type { Locale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'

/** The administrator sees drafts with `?preview` at a post's own address. */
const previewed = `${paths.blog}/`

/** Their address may carry a question. Browsers work out the answer, or ask for it; kept data never depends on it. */
const asked: Readonly<Record<string, (query: string) => string | undefined>> = {
  [paths.cost]: findAskedQuestion,
  [paths.costOffers]: findAskedQuestion,
  [paths.helpFirst]: findAskedState,
  [paths.verify]: findAskedNumber,
}

const plainPath = /^[\w./~-]*$/
const dotSegment = /(?:^|\/)\.\.?(?:\/|$)/

/** Unknown paths share one page, so a scanner can neither fill the cache nor keep the renderer busy. */
export const notFoundKey = '/not-found'
const missingPrefix = 'missing '
/** Home as it greets a browser that has applied. Nothing else about a visitor changes a public page. */
export const greetedKey = `returning ${paths.home}`
export const isMissingKey = (key: string) => key === notFoundKey || key.startsWith(missingPrefix)

/** Anybody can make up names in an address, so names that don't exist share one page per kind. */
export type NamedPage = {
  pattern: string
  params: Record<string, string | undefined>
  /** The key of the answer for all unknown names. */
  missingKey: string
}

export type CachedPageKey = {
  kind: 'cached'
  locale: Locale
  /** In English, whatever the language. */
  key: string
  /** The administrator sees the latest draft. */
  isPreview?: boolean
  named?: NamedPage
  /** The page's query. Few visitors ask the same, so the cache doesn't keep the answer; a state alone is part of the key. */
  question?: string
}

export type PageKey =
  | CachedPageKey
  | { kind: 'private' }
  | { kind: 'redirect'; to: string }
  | { kind: 'malformed' }

/** Drops what campaigns and search engines append. */
export function createPageKeys(routes: ServerBuild['routes']) {
  const tree = buildRouteTree(routes)

  return (url: string): PageKey => {
    const [rawPath = '/', query = ''] = url.split('?', 2)
    const path = decode(rawPath)
    // Clients send a whole URL to proxies, and its host would be another site's.
    if (!path?.startsWith('/')) return { kind: 'malformed' }
    // Leading slashes are collapsed first: "//host" would be another site's address.
    const address = path.replace(/^\/+/, '/')
    const { locale, path: clean } = splitLanguage(address)
    const isPlain = plainPath.test(clean) && !dotSegment.test(clean)
    // One address per page. Any letter can also be written as %xx, in more ways than the cache has room for.
    const own = addressIn(locale, clean.replace(/(?<=.)\/+$/, ''))
    if (isPlain && (rawPath.includes('%') || own !== address)) return { kind: 'redirect', to: own }
    if (isPrivate(clean)) return { kind: 'private' }
    if (!isPlain) return { kind: 'cached', locale, key: notFoundKey }
    const isData = clean.endsWith('.data')
    const page = isData ? clean.replace(/(?:\/+_?)?\.data$/, '') || '/' : clean
    // The router ignores case, so every page would have as many addresses as spellings.
    const lower = page.toLowerCase()
    const matches = matchRoutes(tree, lower)
    const last = matches?.at(-1)
    if (!matches || !last || last.route.path === '*') {
      return isData ? { kind: 'private' } : { kind: 'cached', locale, key: notFoundKey }
    }
    if (!isData && page !== lower) return { kind: 'redirect', to: addressIn(locale, lower) }
    const ids = matches.map(({ route }) => route.id)
    const isPreview = page.startsWith(previewed) && new URLSearchParams(query).has('preview')
    const wanted = isData ? normalizeRoutes(query, ids) : ''
    const key = isData ? dataPath(lower) + wanted : page
    const { path: pattern, id } = last.route
    if (!pattern?.includes(':')) {
      const question = isData ? undefined : asked[page]?.(query)
      const state = question && findStateAlone(page, question)
      if (state) return { kind: 'cached', locale, key: `${page}?${state}`, isPreview }
      return { kind: 'cached', locale, key, isPreview, ...(question && { question }) }
    }
    const missingKey = missingPrefix + id + (isData ? `.data${wanted}` : '')
    return { kind: 'cached', locale, key, isPreview, named: { pattern, params: last.params, missingKey } }
  }
}

/** There are as many as places, so the cache has room for all of them. */
function findStateAlone(page: string, question: string): string | undefined {
  const state = findAskedState(question)
  return state && asked[page]?.(state) === question ? state : undefined
}

export const dataPath = (page: string) => (page === '/' ? '/_.data' : `${page}.data`)

/** React Router asks for some routes' data with `_routes`; only routes of this page count. */
function normalizeRoutes(query: string, ids: (string | undefined)[]): string {
  const wanted = new URLSearchParams(query).get('_routes')
  if (wanted === null) return ''
  const known = wanted.split(',').filter((id) => ids.includes(id))
  return `?_routes=${encodeURIComponent([...new Set(known)].sort().join(','))}`
}

// The data of an area's own page is next to it: /admin.data.
export const isPrivate = (path: string) => isWithin(path.toLowerCase().replace(/\.data$/, ''), privateAreas)

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

export function buildRouteTree(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path, index } = route as NonNullable<typeof route>
      const base = { id, ...(path !== undefined && { path }) }
      return index ? { ...base, index } : { ...base, children: buildRouteTree(routes, id) }
    })
}
