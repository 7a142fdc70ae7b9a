import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'

/** NOTIFY wakes the workers at the commit; this is for retries, and for jobs that were put off until now. */
const dueInterval = 2_000
const due = sql`select distinct name from pgboss.job where state < 'active' and not blocked and start_after <= now()`

/** With the heartbeats of queue.ts, a job whose process died is taken over after 10 to 20 seconds. */
const lostInterval = 10_000
const lost = sql`select distinct name from pgboss.job where state = 'active'
  and (heartbeat_on + heartbeat_seconds * interval '1 second' < now() or started_on + expire_seconds * interval '1 second' < now())`

/**
 * Jobs that were asked for while the clock was ahead, or that failed then: they would wait until it is that late again.
 * Nothing waits for an hour between two attempts.
 */
const aheadInterval = 60_000
const pullBack = sql`update pgboss.job set
    start_after = case state when 'retry' then now() else now() + (start_after - created_on) end,
    keep_until = keep_until - greatest(created_on - now(), interval '0'),
    created_on = least(created_on, now())
  where (state = 'created' and created_on > now() + interval '1 minute')
    or (state = 'retry' and start_after > now() + interval '1 hour')`

type Tell = (queue: string) => void

/**
 * Asks once for all queues whether something has come due, or belongs to a process that has died. Each of the workers
 * asking for itself took 2 % of a core while nothing happened, and a quarter of the embedded database's time; pg-boss
 * looking after all queues every ten seconds as much again. Returns how to stop.
 */
export function watchJobs(db: Database, { onDue, onLost }: { onDue: Tell; onLost: Tell }): () => void {
  const ask = async (question: typeof due, tell: Tell) => {
    const { rows } = await db.execute<{ name: string }>(question)
    for (const { name } of rows) tell(name)
  }
  const timers = [
    repeat(aheadInterval, () => db.execute(pullBack)),
    repeat(dueInterval, () => ask(due, onDue)),
    repeat(lostInterval, () => ask(lost, onLost)),
  ]
  return () => timers.forEach(clearInterval)
}

/** At once and then again and again, but never twice at a time. */
function repeat(interval: number, run: () => Promise<unknown>) {
  let isRunning = false
  const turn = async () => {
    if (isRunning) return
    isRunning = true
    // While the database is away nothing can be done; the queue's own questions report it.
    await run().catch(() => {})
    isRunning = false
  }
  void turn()
  return setInterval(turn, interval)
}
