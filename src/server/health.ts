import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '#db/database.ts'
import { HttpProblem } from '#lib/errors.ts'
import type { Storage } from '#lib/storage/storage.ts'

const pingTimeout = 2_000

type Services = { database: Pick<OpenDatabase, 'ping'>; storage: Pick<Storage, 'ping'> }

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, so a load balancer may send requests. A file store that is away
 * is told there but takes no process out of service: all would go at once, and the site stands without it.
 */
export function registerHealth(app: FastifyInstance, { database, storage }: Services) {
  app.get('/healthz', { config: { access: 'public' }, schema: { hide: true } }, async () => ({
    status: 'ok',
  }))
  app.get('/readyz', { config: { access: 'public' }, schema: { hide: true } }, async () => {
    const [hasDatabase, hasStorage] = await Promise.all([database.ping(pingTimeout), storage.ping()])
    if (!hasDatabase) throw new HttpProblem(503, 'The database does not answer.')
    return { status: 'ready', storage: hasStorage ? 'ok' : 'away' }
  })
}
