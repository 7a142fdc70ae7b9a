import { isDeepStrictEqual } from 'node:util'
import { PgBoss, type Queue } from 'pg-boss'
import type { OpenDatabase } from '#db/database.ts'
import type { Job } from './job.ts'

const day = 24 * 60 * 60

/** A mail server may be down for days: attempts follow for a week, at most a quarter of an hour apart. */
const retries = ({ maxPauseSeconds = 15 * 60 }: Job) => ({
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: maxPauseSeconds,
  retryLimit: Math.ceil((7 * day) / maxPauseSeconds) + 8,
})

/** Longer than a mail takes if every timeout on the way runs out. */
const expireInSeconds = 300
/** If its process dies, a job goes to another one after at most twice this time. */
const heartbeatSeconds = 10

const retryingSettings = {
  expireInSeconds,
  heartbeatSeconds,
  retentionSeconds: 30 * day,
  deleteAfterSeconds: 7 * day,
  notify: true,
}
const scheduledSettings = {
  retryLimit: 0,
  expireInSeconds: day,
  heartbeatSeconds,
  retentionSeconds: day,
  deleteAfterSeconds: day,
  notify: true,
}
const deadLetterSettings = { retentionSeconds: 365 * day, deleteAfterSeconds: 365 * day }

export const deadLettersOf = (queue: string) => `${queue}-dead`

/** Node fires a timer that is set to more than this at once. */
const longestTimer = 2 ** 31 - 1

/**
 * pg-boss goes on waiting for what is left by the clock. When that is set back by more than 24 days, what is left is more
 * than a timer can take, and it would look every millisecond until the old time comes again.
 */
export const queueClock = {
  now: () => Date.now(),
  setTimeout: (run: () => void, wait: number) => setTimeout(run, Math.min(wait, longestTimer)),
  clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
  setInterval: (run: () => void, wait: number) => setInterval(run, wait),
  clearInterval: (timer: NodeJS.Timeout) => clearInterval(timer),
}

export type QueueOptions = {
  database: OpenDatabase
  /** Whether this process also works, or only enqueues. */
  working: boolean
  onNews: (queue: string) => void
  onTrouble: (trouble: unknown) => void
}

/** pg-boss on our own connections. Our migrations bring its tables, so it changes nothing itself. */
export function createQueue({ database, working, onNews, onTrouble }: QueueOptions): PgBoss {
  const boss = new PgBoss({
    db: {
      executeSql: database.runSql,
      // Its own listener wakes all workers of the queue.
      async listen(channel, _onNotification, onReconnect) {
        return { close: await database.listen(channel, onNews, onReconnect) }
      },
    },
    clock: queueClock,
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    migrate: false,
    createSchema: false,
    schedule: working,
    useListenNotify: working,
    supervise: working,
    // For removing old jobs. `watchJobs` finds the jobs of dead processes with fewer queries.
    superviseIntervalSeconds: 10 * 60,
    monitorIntervalSeconds: heartbeatSeconds / 2,
    // The defaults query every few seconds: `watchJobs` wakes the workers, and no job here waits for others.
    cronWorkerIntervalSeconds: 45,
    flowIntervalSeconds: 60 * 60,
    queueCacheIntervalSeconds: 60 * 60,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', onTrouble)
  boss.on('warning', onTrouble)
  return boss
}

type QueueSettings = Omit<Queue, 'name' | 'partition' | 'policy'>

/** Reads first: nearly every start finds all queues, and each change costs a transaction. */
export async function ensureQueues(boss: PgBoss, jobs: readonly Job[]) {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))

  async function ensure(name: string, settings: QueueSettings, policy?: 'exclusive') {
    const known = queues.get(name)
    if (known && isDeepStrictEqual(settings, pickLike(settings, known))) return
    if (known) await boss.updateQueue(name, settings)
    else await boss.createQueue(name, { ...settings, ...(policy && { policy }) })
    // Sending inside a transaction must find the queue's settings in memory: on the embedded database's
    // single connection, a query outside the transaction would wait for it forever.
    await boss.findJobs(name, { id: crypto.randomUUID() })
  }

  for (const job of jobs) {
    const { name, schedule } = job
    if (!schedule) {
      const deadLetter = deadLettersOf(name)
      await ensure(deadLetter, deadLetterSettings)
      await ensure(name, { ...retries(job), ...retryingSettings, deadLetter })
      continue
    }
    // An exclusive queue holds one job at most: nothing piles up behind a slow run, or when a later release
    // drops the job.
    await ensure(name, scheduledSettings, 'exclusive')
  }
}

/** Only for a process that also works. */
export async function ensureSchedules(boss: PgBoss, jobs: readonly Job[]) {
  const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]))
  for (const { name, schedule } of jobs) {
    if (!schedule) continue
    const known = schedules.get(name)
    const options = { missed: 'once' } as const
    const isKnown = known?.cron === schedule && known.options?.missed === options.missed
    if (!isKnown) await boss.schedule(name, schedule, {}, options)
  }
}

const pickLike = <Shape extends object>(shape: Shape, from: Shape) =>
  Object.fromEntries(Object.keys(shape).map((key) => [key, from[key as keyof Shape]]))
