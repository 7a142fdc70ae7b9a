import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Database } from '#db/database.ts'
import { createFailureCounts, mailFailures } from '#features/dashboard/failures/jobs.ts'
import type { Jobs } from '#lib/jobs/jobs.ts'

const minute = 60_000

type Options = { db: Database; jobs: Jobs; logger: Logger; isOn: boolean }

/**
 * Counts what nobody expected, by place: requests answered with 500 and failed background work. A 503 says that
 * something is away; others watch that.
 */
export function reportFailures(app: FastifyInstance, { db, jobs, logger, isOn }: Options) {
  if (!isOn) return
  const failures = createFailureCounts({ db, jobs })
  app.addHook('onResponse', async ({ method, routeOptions: { url = 'unknown' } }, { statusCode }) => {
    if (statusCode === 500) failures.count(`${method} ${url}`)
  })
  // Its own failure would be told by the mail that failed.
  jobs.onFailure((queue) => {
    if (queue !== mailFailures.name) failures.count(`job ${queue}`)
  })
  const tell = () =>
    failures.tell().catch((err) => logger.warn({ err }, 'failures could not be told by mail'))
  const timer = setInterval(tell, minute).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
