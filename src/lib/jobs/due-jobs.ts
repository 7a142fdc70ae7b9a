import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'

/** NOTIFY wakes the workers at the commit; this is for retries, and for jobs that were put off until now. */
const interval = 2_000

/**
 * Asks once for all queues whether something has come due. Each of the workers asking for itself took 2 % of a core
 * while nothing happened, and a quarter of the embedded database's time. Returns how to stop.
 */
export function watchDueJobs(db: Database, wake: (queue: string) => void): () => void {
  let isAsking = false
  const ask = async () => {
    if (isAsking) return
    isAsking = true
    try {
      const { rows } = await db.execute<{ name: string }>(
        sql`select distinct name from pgboss.job where state < 'active' and not blocked and start_after <= now()`,
      )
      for (const { name } of rows) wake(name)
    } catch {
      // While the database is away nothing can be done; the workers' own questions report it.
    } finally {
      isAsking = false
    }
  }
  const timer = setInterval(ask, interval)
  return () => clearInterval(timer)
}
