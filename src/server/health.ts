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
 * `/healthz`: the process runs. `/readyz`: it can serve. `/readyz` reports a file store that's down or a disk
 * that's full for files, but stays ready: every process would drop out at once, and the site works without
 * it.
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
