import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import { notFound } from '#lib/errors.ts'
import { pick } from '#site/locale.ts'
import { serverWords } from './content.ts'
import { sendProblem } from './problems.ts'
import type { HeaderMap } from './security-headers.ts'

export function registerRequestTrace(app: FastifyInstance, headers: HeaderMap) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id })
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        // The pattern, not the URL: a URL may hold a token or a name.
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
  const nothingHere: RouteHandlerMethod = (request, reply) =>
    sendProblem(reply, request, notFound(pick(serverWords, ({ nothingHere }) => nothingHere)))
  app.setNotFoundHandler(nothingHere)
  // Without this, the page for unknown paths would answer API clients.
  app.all('/api/*', { config: { access: 'public' }, schema: { hide: true } }, nothingHere)
}
