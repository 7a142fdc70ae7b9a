import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '#db/database.ts'
import { HttpProblem } from '#lib/errors.ts'

const pingTimeout = 2_000

/** `/healthz`: the process runs. `/readyz`: it can serve, so a load balancer may send requests. */
export function registerHealth(app: FastifyInstance, database: Pick<OpenDatabase, 'ping'>) {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (!(await database.ping(pingTimeout))) throw new HttpProblem(503, 'The database does not answer.')
    return { status: 'ready' }
  })
}
