import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Database } from '#db/database.ts'
import { createFailureCounts, mailFailures } from '#features/dashboard/failures/jobs.ts'
import type { Jobs } from '#lib/jobs/jobs.ts'

const minute = 60_000

type Options = { db: Database; jobs: Jobs; logger: Logger; isOn: boolean }

/** Counts 500 answers and failed jobs. A 503 means an outage, which others watch. */
export function reportFailures(app: FastifyInstance, { db, jobs, logger, isOn }: Options) {
  if (!isOn) return
  const failures = createFailureCounts({ db, jobs })
  app.addHook('onResponse', async ({ method, routeOptions: { url = 'unknown' } }, { statusCode }) => {
    if (statusCode === 500) failures.count(`${method} ${url}`)
  })
  // A failure of this job would be reported by the very mail that failed.
  jobs.onFailure((queue) => {
    if (queue !== mailFailures.name) failures.count(`job ${queue}`)
  })
  const tell = () =>
    failures.tell().catch((err) => logger.warn({ err }, 'failures could not be told by mail'))
  const timer = setInterval(tell, minute).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
