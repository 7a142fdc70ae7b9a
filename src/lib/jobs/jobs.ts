import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, type PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, OpenDatabase, Transaction } from '#db/database.ts'
import { describeDatabaseError } from '#db/errors.ts'
import { watchJobs } from './due-jobs.ts'
import { type Job, JobPostponed, JobRefused, type JobServices, type JobWatch } from './job.ts'
import { createQueue, deadLettersOf, ensureQueues, ensureSchedules } from './queue.ts'

/** Enqueues a job in the transaction of its subject: the database keeps both, or neither. */
export type Enqueue = <Payload extends object>(
  tx: Transaction,
  job: Job<Payload>,
  payload: Payload,
  startAfter?: Date,
) => Promise<void>

export type JobCounts = Record<'waiting' | 'active' | 'dead', number>

export type Jobs = {
  enqueue: Enqueue
  /** Per kind, across all processes. */
  counts(): Promise<Map<string, JobCounts>>
  /** Gives dead letters another week of attempts. Returns how many there were. */
  retryDead(): Promise<number>
  onFailure(listener: (queue: string) => void): void
  /** Finishes running jobs and takes no new ones. */
  stop(): Promise<void>
}

export type JobsOptions = {
  database: OpenDatabase
  jobs: readonly Job[]
  logger: Logger
  /** Without these the process only enqueues, as API tests do. */
  services?: Omit<JobServices, 'enqueue'>
  watch?: JobWatch | undefined
}

/** Beside the payload, whose schema drops it. */
const originField = 'traceparent'

/** Per process. A job that hangs until its timeout doesn't hold up the next. */
const workersPerJob = 2
/** A fallback: NOTIFY wakes them at the commit, and `watchJobs` when a job comes due. */
const pollingIntervalSeconds = 10 * 60
/** Within the patience of stop.ts. Unfinished jobs return to the queue for the next process. */
const stopTimeout = 15_000

export async function openJobs({ database, jobs, logger, services, watch }: JobsOptions): Promise<Jobs> {
  const enqueue: Enqueue = async (tx, job, payload, at) => {
    const { once, delaySeconds = 0 } = job
    const origin = watch?.origin()
    await boss.send(
      job.name,
      { ...job.schema.parse(payload), ...(origin && { [originField]: origin }) },
      {
        db: fromDrizzle(tx, sql),
        startAfter: at ?? delaySeconds,
        ...(once && { singletonKey: once.key(payload), singletonSeconds: once.seconds }),
      },
    )
  }
  const failureListeners = new Set<(queue: string) => void>()
  let isStopping = false
  const boss = createQueue({
    database,
    working: services !== undefined,
    onNews: wake,
    onTrouble,
  })
  try {
    await boss.start()
    await ensureQueues(boss, jobs)
    if (services) await ensureSchedules(boss, jobs)
  } catch (error) {
    // Its timers would keep a process alive that couldn't start.
    await boss.stop({ graceful: false })
    throw error
  }

  const stopWatching =
    services &&
    watchJobs(database.db, {
      onDue: wake,
      onLost: (queue) => void boss.supervise(queue).catch(onTrouble),
    })

  /** A queue gets its workers with its first job: all of them asking at the start delayed the site. */
  function wake(queue: string) {
    if (isStopping) return
    const workers = boss.getWipData({ includeInternal: true }).filter(({ name }) => name === queue)
    // One at a time: a second would ask in vain, as much work as the job itself. `watchJobs` reports what is
    // still due, and a worker that finishes a job asks for the next.
    const idle = workers.find(({ count }) => count === 0)
    if (idle) boss.notifyWorker(idle.id)
    const job = workers.length === 0 && jobs.find(({ name }) => name === queue)
    if (job && services)
      work(boss, job, { services: { ...services, enqueue }, watch, report }).catch(onTrouble)
  }

  function onTrouble(trouble: unknown) {
    logger.warn({ trouble: describeFailure(trouble) }, 'the job queue has trouble')
  }

  function report(queue: string, outcome: JobResult) {
    for (const listener of failureListeners) listener(queue)
    const dead = outcome.status === 'deadletter'
    logger.warn(
      { queue, job: outcome.id, failure: outcome.output },
      dead ? 'a job was given up' : 'a job failed',
    )
  }

  return {
    enqueue,
    counts: () => countJobs(database.db, jobs),
    async retryDead() {
      let count = 0
      for (const { name, schedule } of jobs) if (!schedule) count += await boss.redrive(deadLettersOf(name))
      return count
    },
    onFailure: (listener) => void failureListeners.add(listener),
    async stop() {
      isStopping = true
      stopWatching?.()
      await boss.stop({ graceful: true, timeout: stopTimeout })
    },
  }
}

type Workplace = {
  services: JobServices
  watch: JobWatch | undefined
  report: (queue: string, outcome: JobResult) => void
}

async function work(boss: PgBoss, job: Job, place: Workplace): Promise<void> {
  const options = {
    batchSize: 1,
    perJobResults: true,
    pollingIntervalSeconds,
    notifyPollingIntervalSeconds: pollingIntervalSeconds,
  } as const
  const count = job.schedule ? 1 : workersPerJob
  for (let nth = 0; nth < count; nth++) {
    const worker = await boss.work<object, JobResult[], typeof options>(job.name, options, async (batch) => {
      const outcomes: JobResult[] = []
      for (const { id, data } of batch) {
        const outcome = { id, ...(await attempt(job, data, place)) }
        if (outcome.status !== 'completed' && !isPostponed(outcome)) place.report(job.name, outcome)
        outcomes.push(outcome)
      }
      // A backlog shrinks without a pause after each job.
      boss.notifyWorker(worker)
      return outcomes
    })
  }
}

const postponed = { reason: 'postponed' }
const isPostponed = ({ output }: JobResult) => output === postponed

async function attempt(job: Job, data: object, place: Workplace): Promise<Omit<JobResult, 'id'>> {
  const { services, watch } = place
  const run = () => job.run(job.schema.parse(data), services)
  try {
    await (watch ? watch.run(job.name, originOf(data), run) : run())
    return { status: 'completed' }
  } catch (error) {
    if (error instanceof JobPostponed) return { status: 'failed', output: postponed }
    return { status: error instanceof JobRefused ? 'deadletter' : 'failed', output: describeFailure(error) }
  }
}

function originOf(data: object): string | undefined {
  const origin: unknown = Reflect.get(data, originField)
  return typeof origin === 'string' ? origin : undefined
}

/** Messages can name people (an address, a query's values), so they stay out of the log and the queue. */
function describeFailure(error: unknown): Record<string, string | number> {
  if (error instanceof JobRefused) return { reason: error.reason }
  const described: Record<string, string | number> = { ...describeDatabaseError(error) }
  if (error instanceof Error) described.error ??= error.name
  for (const field of ['code', 'responseCode', 'command', 'type']) {
    const value: unknown = error instanceof Object ? Reflect.get(error, field) : undefined
    if (typeof value === 'string' || typeof value === 'number') described[field] ??= value
  }
  return described
}

async function countJobs(db: Database, jobs: readonly Job[]): Promise<Map<string, JobCounts>> {
  const { rows } = await db.execute<{ name: string; state: string; count: number }>(
    sql`select name, state, count(*)::int as count from pgboss.job where state < 'completed' group by name, state`,
  )
  const count = (name: string, states: string[]) =>
    rows
      .filter((row) => row.name === name && states.includes(row.state))
      .reduce((sum, row) => sum + row.count, 0)
  return new Map(
    jobs.map(({ name }) => [
      name,
      {
        waiting: count(name, ['created', 'retry']),
        active: count(name, ['active']),
        dead: count(deadLettersOf(name), ['created', 'retry', 'active']),
      },
    ]),
  )
}
