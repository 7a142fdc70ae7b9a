import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/database.ts'
import { sweepStorage } from '#features/documents/files/jobs.ts'
import { countAttempt } from '#lib/attempts.ts'
import type { Storage } from '#lib/storage/storage.ts'

const sweepEvery = 60 * 60_000
/** A little less than the time between two: clocks and timers are never quite even. */
const turn = sweepEvery - 5 * 60_000

/**
 * Sweeps the file store once an hour, whichever process comes first. The turn is a row with an end, not an advisory lock:
 * that would hold a connection as long as the sweep lasts, and the embedded database has only one.
 */
export function keepStorageSwept(app: FastifyInstance, { db, storage }: { db: Database; storage: Storage }) {
  const sweep = async () => {
    const { current } = await countAttempt(db, 'storage sweep', turn)
    if (current > 1) return
    const { removed } = await sweepStorage({ db, storage })
    if (removed > 0) app.log.info({ removed }, 'removed files that belong to nothing')
  }
  const timer = setInterval(() => {
    sweep().catch((err) => app.log.warn({ err }, 'the file store could not be swept'))
  }, sweepEvery).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
