import { gte, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'
import { applications } from '#db/schema/index.ts'
import { applicationStatusValues } from '#site/choices/application-status.ts'
import { applicationCaseTypeValues } from '#site/choices/applications.ts'
import { stateCodes } from '#site/choices/states.ts'
import { type Figures, weekCount } from './schema.ts'

const count = sql<number>`count(*)::int`

export async function readFigures(db: Database, now = new Date()): Promise<Figures> {
  const weeks = lastWeeks(now)
  const week = sql<string>`to_char(date_trunc('week', ${applications.submittedAt} at time zone 'UTC'), 'YYYY-MM-DD')`
  const [byWeek, byStatus, byState, byCaseType] = await Promise.all([
    db
      .select({ value: week, count })
      .from(applications)
      .where(gte(applications.submittedAt, new Date(`${weeks[0]}T00:00:00Z`)))
      .groupBy(week),
    countBy(db, applications.status, applicationStatusValues),
    countBy(db, applications.state, stateCodes),
    countBy(db, applications.caseType, applicationCaseTypeValues),
  ])
  const ofWeek = new Map(byWeek.map(({ value, count }) => [value, count]))
  return {
    weeks: weeks.map((monday) => ({ week: monday, count: ofWeek.get(monday) ?? 0 })),
    byStatus,
    byState,
    byCaseType,
  }
}

async function countBy<Value extends string>(db: Database, column: AnyPgColumn, values: readonly Value[]) {
  const rows = await db.select({ value: column, count }).from(applications).groupBy(column)
  const counted = new Map<unknown, number>(rows.map((row) => [row.value, row.count]))
  return values.map((value) => ({ value, count: counted.get(value) ?? 0 }))
}

/** The Mondays of the last half year. PostgreSQL starts weeks on Monday. */
function lastWeeks(now: Date): string[] {
  const monday = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
  return Array.from({ length: weekCount }, (_, back) => {
    const week = new Date(monday)
    week.setUTCDate(week.getUTCDate() - 7 * (weekCount - 1 - back))
    return week.toISOString().slice(0, 10)
  })
}
