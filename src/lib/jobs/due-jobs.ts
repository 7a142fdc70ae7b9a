import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'

/** NOTIFY wakes the workers at the commit; this is for retries and delayed jobs. */
const dueInterval = 2_000
const due = sql`select distinct name from pgboss.job where state < 'active' and not blocked and start_after <= now()`

/** With the heartbeats of queue.ts, another process takes over a dead one's job after 10 to 20 seconds. */
const lostInterval = 10_000
const lost = sql`select distinct name from pgboss.job where state = 'active'
  and (heartbeat_on + heartbeat_seconds * interval '1 second' < now() or started_on + expire_seconds * interval '1 second' < now())`

/** A clock that ran ahead leaves jobs in the future. No regular pause lasts an hour, so they run now. */
const aheadInterval = 60_000
const pullBack = sql`update pgboss.job set
    start_after = case state when 'retry' then now() else now() + (start_after - created_on) end,
    keep_until = keep_until - greatest(created_on - now(), interval '0'),
    created_on = least(created_on, now())
  where (state = 'created' and created_on > now() + interval '1 minute')
    or (state = 'retry' and start_after > now() + interval '1 hour')`

type Tell = (queue: string) => void

/** One question for all queues: each worker asking for itself took 2% of a core. Returns how to stop. */
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
    // While the database is down nothing works; the queue's own queries report it.
    await run().catch(() => {})
    isRunning = false
  }
  void turn()
  return setInterval(turn, interval)
}
