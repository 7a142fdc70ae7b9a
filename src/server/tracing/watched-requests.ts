import type { IncomingMessage, ServerResponse } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, trace } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { matchRoutes, type ServerBuild } from 'react-router'
import type { Config } from '#lib/config.ts'
import type { Handle } from '../http-server.ts'
import { buildRouteTree } from '../pages/page-key.ts'
import { toTrust } from '../trusted-proxies.ts'
import { markFailed, type Spans } from './spans.ts'

/** One span per request, by its route's pattern: an address may hold a token or a name. */
export function watchRequests(spans: Spans, trustProxy: Config['trustProxy']) {
  const findParent = createParents(trustProxy)
  let findPattern: ReturnType<typeof createPagePatterns> = () => pagesRoute
  const begun = new WeakMap<IncomingMessage, { span: Span; route?: string | undefined }>()

  function end(request: IncomingMessage, { statusCode, headersSent }: ServerResponse) {
    const { span, route: found } = begun.get(request) ?? {}
    if (!span?.isRecording()) return
    // The cache answers before the framework looks for a route.
    const isFromCache = !found && statusCode < 400
    const isPage = isFromCache || found === pagesRoute
    const route = isPage ? findPattern(request.url ?? '/', isFromCache) : found
    if (route) span.updateName(`${request.method} ${route}`).setAttribute('http.route', route)
    // A client that hung up earlier got no status.
    if (headersSent) span.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) markFailed(span, String(statusCode))
    span.end()
  }

  return {
    around:
      (handle: Handle): Handle =>
      (request, response) => {
        const { method = '' } = request
        const options = { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } }
        const span = spans.begin(method, options, findParent(request))
        begun.set(request, { span })
        response.once('close', () => end(request, response))
        spans.inside(span, () => handle(request, response))
      },

    register(app: FastifyInstance, routes: ServerBuild['routes']) {
      findPattern = createPagePatterns(routes)
      app.setChildLoggerFactory((logger, bindings, options, request) => {
        const traceId = begun.get(request)?.span.spanContext().traceId
        return logger.child({ ...bindings, ...(traceId && { traceId }) }, options)
      })
      app.addHook('onRequest', async (request) => {
        const known = begun.get(request.raw)
        if (!known) return
        known.route = request.routeOptions.url
        known.span.setAttribute('request.id', request.id)
      })
    },
  }
}

/** `traceparent` counts only from a proxy in front; a stranger must not choose what we record. */
function createParents(trustProxy: Config['trustProxy']): (request: IncomingMessage) => Context {
  const trust = toTrust(trustProxy)
  const trusts = Array.isArray(trust)
    ? proxyAddress.compile(trust)
    : typeof trust === 'function'
      ? trust
      : () => trust
  return ({ headers: { traceparent }, socket: { remoteAddress } }) => {
    if (typeof traceparent !== 'string' || !remoteAddress || !trusts(remoteAddress, 0)) return ROOT_CONTEXT
    const parent = parseTraceParent(traceparent)
    return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT
  }
}

/** Fastify sees one route for every page. */
const pagesRoute = '/*'

/** Matching takes longer than answering from the cache, which holds about as many. */
const maxKept = 500

/** A page's address as in src/routes.ts: `/blog/:slug`. */
function createPagePatterns(routes: ServerBuild['routes']) {
  const tree = buildRouteTree(routes)
  const kept = new LRUCache<string, string>({ max: maxKept })

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
