import { LRUCache } from 'lru-cache'
import { matchRoutes, type ServerBuild } from 'react-router'
import { buildRouteTree } from '../pages/page-key.ts'

/** Fastify sees one route for every page. */
export const pagesRoute = '/*'

/** Matching takes longer than answering from the cache, which holds about as many. */
const mostKept = 500

/** A page's address as in src/routes.ts: `/blog/:slug`. */
export function createPagePatterns(routes: ServerBuild['routes']) {
  const tree = buildRouteTree(routes)
  const kept = new LRUCache<string, string>({ max: mostKept })

  const findPattern = (path: string) => {
    const matches = isReadable(path) ? matchRoutes(tree, path) : null
    const parts = matches?.flatMap(({ route }) => route.path || []) ?? ['*']
    return `/${parts.join('/')}`
  }

  /** Keeps only public pages: any other address may be a secret. */
  return (url: string, isPublic: boolean): string => {
    const path = url.replace(/\?.*$/s, '').replace(/(?:\/_)?\.data$/, '') || '/'
    const pattern = kept.get(path) ?? findPattern(path)
    if (isPublic) kept.set(path, pattern)
    return pattern
  }
}

/** The router would complain about others on the console. */
function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path).startsWith('/')
  } catch {
    return false
  }
}
