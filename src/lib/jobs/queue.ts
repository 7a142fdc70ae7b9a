import { PgBoss } from 'pg-boss'
import type { OpenDatabase } from '#db/database.ts'
import type { Job } from './job.ts'

const day = 24 * 60 * 60

/**
 * A mail server may be away for days. Attempts follow after about 2, 4, 8 … seconds, at most a quarter of an hour
 * apart, for a week; then, or when the job says it cannot succeed, it becomes a dead letter.
 */
const retries = ({ longestPauseSeconds = 15 * 60 }: Job) => ({
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: longestPauseSeconds,
  retryLimit: Math.ceil((7 * day) / longestPauseSeconds) + 8,
})

/** Longer than a mail takes if every timeout on the way is used up. */
const expireInSeconds = 300
/** If its process dies, a job goes to another one after at most twice this time. */
const heartbeatSeconds = 10

export const deadLettersOf = (queue: string) => `${queue}-dead`

export type QueueOptions = {
  database: OpenDatabase
  /** Whether this process also does the work, or only asks for it. */
  working: boolean
  onTrouble: (trouble: unknown) => void
}

/** pg-boss on our own connections. Its tables come with our migrations, so it changes nothing by itself. */
export function createQueue({ database, working, onTrouble }: QueueOptions): PgBoss {
  const boss = new PgBoss({
    db: {
      executeSql: database.runSql,
      async listen(channel, onNotification, onReconnect) {
        const stop = await database.listen(channel, onNotification, onReconnect)
        return { close: stop }
      },
    },
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    migrate: false,
    createSchema: false,
    schedule: working,
    useListenNotify: working,
    supervise: working,
    superviseIntervalSeconds: heartbeatSeconds,
    monitorIntervalSeconds: heartbeatSeconds,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', onTrouble)
  boss.on('warning', onTrouble)
  return boss
}

/** Makes the job's queue, or brings the settings of an older release up to date. */
export async function ensureQueue(boss: PgBoss, job: Job) {
  if (job.schedule) await ensureScheduledQueue(boss, job.name, job.schedule)
  else await ensureRetryingQueue(boss, job)
}

async function ensureRetryingQueue(boss: PgBoss, job: Job) {
  const { name } = job
  const deadLetter = deadLettersOf(name)
  await boss.createQueue(deadLetter, { retentionSeconds: 365 * day, deleteAfterSeconds: 365 * day })
  const settings = {
    ...retries(job),
    deadLetter,
    expireInSeconds,
    heartbeatSeconds,
    retentionSeconds: 30 * day,
    deleteAfterSeconds: 7 * day,
    notify: true,
  }
  await boss.createQueue(name, settings)
  await boss.updateQueue(name, settings)
  // Sending inside a transaction must find the queue's settings in memory: on the embedded database's single
  // connection, a query outside the transaction would wait for it forever.
  await boss.findJobs(name, { id: crypto.randomUUID() })
}

/** An exclusive queue holds one job at most: nothing piles up behind a slow run, or when a later release drops the job. */
async function ensureScheduledQueue(boss: PgBoss, name: string, cron: string) {
  const settings = {
    retryLimit: 0,
    expireInSeconds: day,
    heartbeatSeconds,
    retentionSeconds: day,
    deleteAfterSeconds: day,
    notify: true,
  }
  await boss.createQueue(name, { ...settings, policy: 'exclusive' })
  await boss.updateQueue(name, settings)
  await boss.schedule(name, cron, {}, { missed: 'once' })
}
