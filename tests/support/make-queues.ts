import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import type { OpenDatabase } from '#db/database.ts'
import { openJobs } from '#lib/jobs/jobs.ts'
import { allJobs } from '#server/jobs.ts'

/**
 * Makes the queues of all jobs, which takes a hundred transactions that each test's server would repeat. A
 * process that does the jobs says when they are due: a test of others would see them run.
 */
export async function makeQueues(database: OpenDatabase): Promise<void> {
  const jobs = await openJobs({ database, jobs: allJobs, logger: pino({ level: 'silent' }) })
  await jobs.stop()
}

/** Changes when the queues do. */
export const markOfQueues = createHash('sha256')
  .update(readFileSync('src/lib/jobs/queue.ts'))
  .update(JSON.stringify(allJobs))
  .digest('hex')
