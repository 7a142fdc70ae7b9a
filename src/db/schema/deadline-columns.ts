import { type SQL, sql } from 'drizzle-orm'
import { integer } from 'drizzle-orm/pg-core'
import { runningStatuses } from '#domain/application-status.ts'
import { moment } from './columns.ts'

/**
 * The moment after which a file is late. Rows from before the one clock keep 24 hours after "Submit", added up in UTC,
 * because a stored sum must not depend on the server's time zone.
 */
function dueAtOf(): SQL {
  const running = runningStatuses.map((status) => `'${status}'`).join(', ')
  return sql.raw(`case when "clock_version" is not null then "clock_due_at"
    when "status" in (${running})
    then (("submitted_at" at time zone 'UTC') + interval '24 hours') at time zone 'UTC' end`)
}

export const deadlineColumns = () => ({
  /** Until when we promised an answer, as we told the applicant; null on applications from before the one clock. */
  answerDueAt: moment('answer_due_at'),
  /** With which version of the owner's clocks the next two were counted; null while those of the program hold. */
  clockVersion: integer('clock_version'),
  /** Since when the clock of its status runs, and when it is over. Null: it has none, or waits for others. */
  clockSince: moment('clock_since'),
  clockDueAt: moment('clock_due_at'),
  dueAt: moment('due_at').generatedAlwaysAs(dueAtOf()),
})
