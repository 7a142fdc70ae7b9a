import type { IncomingMessage, ServerResponse } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, trace } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { Config } from '#lib/config.ts'
import type { Handle } from '../http-server.ts'
import { toTrust } from '../trusted-proxies.ts'
import { createPagePatterns, pagesRoute } from './page-pattern.ts'
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

/**
 * `traceparent` counts only from a tracing proxy in front; a stranger must not choose what we record. Its
 * `tracestate` may hold anything, so we ignore it.
 */
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
