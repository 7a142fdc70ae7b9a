import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

export function answersWithin(db: Database, timeoutMs: number): Promise<boolean> {
  const answered = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, delay(timeoutMs, false, { ref: false })])
}
