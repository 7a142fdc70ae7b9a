import { type SQL, sql } from 'drizzle-orm'
import { integer } from 'drizzle-orm/pg-core'
import { runningStatuses } from '#domain/application-status.ts'
import { promisedHours } from '#site/promise.ts'
import { moment } from './columns.ts'

/**
 * The moment after which a file is late. Until the owner sets the clocks it is what the site promises, around the clock;
 * added up in UTC, because a stored sum must not depend on the server's time zone.
 */
function dueAtOf(): SQL {
  const running = runningStatuses.map((status) => `'${status}'`).join(', ')
  return sql.raw(`case when "clock_version" is not null then "clock_due_at"
    when "status" in (${running})
    then (("submitted_at" at time zone 'UTC') + interval '${promisedHours} hours') at time zone 'UTC' end`)
}

export const deadlineColumns = () => ({
  /** With which version of the owner's clocks the next two were counted; null while those of the program hold. */
  clockVersion: integer('clock_version'),
  /** Since when the clock of its status runs, and when it is over. Null: it has none, or waits for others. */
  clockSince: moment('clock_since'),
  clockDueAt: moment('clock_due_at'),
  dueAt: moment('due_at').generatedAlwaysAs(dueAtOf()),
})
