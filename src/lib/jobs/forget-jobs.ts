import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'

/** Removes every job about something deleted: its ids help nobody. */
export async function forgetJobs(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const values = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  await tx.execute(
    sql`delete from pgboss.job where exists (
      select 1 from jsonb_each_text(case when jsonb_typeof(data) = 'object' then data else '{}' end)
      where value in (${values}))`,
  )
}
