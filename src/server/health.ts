import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '#db/database.ts'
import type { DiskSpace } from '#lib/disk-space.ts'
import { HttpProblem } from '#lib/errors.ts'
import type { Storage } from '#lib/storage/storage.ts'

const pingTimeout = 2_000

type Services = {
  database: Pick<OpenDatabase, 'ping'>
  storage: Pick<Storage, 'ping'>
  space: Pick<DiskSpace, 'read'>
}

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, so a load balancer may send requests. A file store that is
 * away is reported there but takes no process out of service: all would go at once, and the site works without it.
 * The same goes for a disk that has room for the database but not for files.
 */
export function registerHealth(app: FastifyInstance, { database, storage, space }: Services) {
  app.get('/healthz', { config: { access: 'public' }, schema: { hide: true } }, async () => ({
    status: 'ok',
  }))
  app.get('/readyz', { config: { access: 'public' }, schema: { hide: true } }, async () => {
    const [hasDatabase, hasStorage, { level }] = await Promise.all([
      database.ping(pingTimeout),
      storage.ping(),
      space.read(),
    ])
    if (!hasDatabase) throw new HttpProblem(503, 'The database does not answer.')
    if (level === 'none') throw new HttpProblem(503, 'The disk has no space left for the database.')
    return { status: 'ready', storage: hasStorage ? 'ok' : 'away', ...(level === 'low' && { space: level }) }
  })
}
