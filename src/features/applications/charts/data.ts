import { gte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'
import { applications } from '#db/schema/index.ts'
import type { Filters, Piles } from '#features/applications/desk/schema.ts'
import { applicationStatusValues } from '#site/choices/application-review.ts'
import { applicationCaseTypeValues } from '#site/choices/applications.ts'
import { stateCodes } from '#site/choices/states.ts'
import { type Figures, weekCount } from './schema.ts'

const count = sql<number>`count(*)::int`

type Counting = { where: SQL | undefined; isLate: SQL; limit: number }

/**
 * How many of those that fit are on each pile of the desk. In one pass, which ends at the limit; without a filter the
 * index alone is read, and the numbers are exact.
 */
export async function countPiles(db: Database, { where, isLate, limit }: Counting): Promise<Piles> {
  const fitting = db
    .select({ rank: applications.statusRank, isLate: sql<boolean>`${isLate}`.as('is_late') })
    .from(applications)
    .where(where)
    .$dynamic()
  const matches = (where ? fitting.limit(limit + 1) : fitting).as('matches')
  const late = sql<number>`(count(*) filter (where ${matches.isLate}))::int`
  const counted = await db.select({ rank: matches.rank, count, late }).from(matches).groupBy(matches.rank)
  const ofRank = new Map(counted.map((row) => [row.rank, row.count]))
  const statuses = applicationStatusValues.map((status, place) => [status, ofRank.get(place + 1) ?? 0])
  const all = counted.reduce((sum, row) => sum + row.count, 0)
  const isMore = where !== undefined && all > limit
  return {
    all: isMore ? limit : all,
    overdue: counted.reduce((sum, row) => sum + row.late, 0),
    byStatus: Object.fromEntries(statuses) as Piles['byStatus'],
    isMore,
  }
}

/** How many fit of a pile, or of what is left when the overdue ones are taken away. */
export function totalOf({ all, overdue: late, byStatus }: Piles, { status, overdue }: Filters): number {
  const ofStatus = status ? byStatus[status] : all
  const lateOnes = status && status !== 'received' ? 0 : late
  if (overdue === undefined) return ofStatus
  return overdue === 'true' ? lateOnes : ofStatus - lateOnes
}

/** Exact without a condition; with one, no further than the limit. */
export async function countMatches(db: Database, where: SQL | undefined, limit: number) {
  if (where === undefined) return { total: await db.$count(applications), isMore: false }
  const matches = db
    .select({ one: sql`1`.as('one') })
    .from(applications)
    .where(where)
    .limit(limit + 1)
    .as('matches')
  const [row] = await db.select({ count }).from(matches)
  const found = row?.count ?? 0
  return { total: Math.min(found, limit), isMore: found > limit }
}

export async function readFigures(db: Database, now = new Date()): Promise<Figures> {
  const weeks = lastWeeks(now)
  const week = sql<string>`to_char(date_trunc('week', ${applications.submittedAt} at time zone 'UTC'), 'YYYY-MM-DD')`
  const [byWeek, ranks, byState, byCaseType] = await Promise.all([
    db
      .select({ value: week, count })
      .from(applications)
      .where(gte(applications.submittedAt, new Date(`${weeks[0]}T00:00:00Z`)))
      .groupBy(week),
    // By the rank, which an index holds; the status itself would have to be read row by row.
    db.select({ value: applications.statusRank, count }).from(applications).groupBy(applications.statusRank),
    countBy(db, applications.state, stateCodes),
    countBy(db, applications.caseType, applicationCaseTypeValues),
  ])
  const ofWeek = new Map(byWeek.map(({ value, count }) => [value, count]))
  const ofRank = new Map(ranks.map(({ value, count }) => [value, count]))
  return {
    weeks: weeks.map((monday) => ({ week: monday, count: ofWeek.get(monday) ?? 0 })),
    byStatus: applicationStatusValues.map((value, place) => ({ value, count: ofRank.get(place + 1) ?? 0 })),
    byState,
    byCaseType,
  }
}

async function countBy<Value extends string>(db: Database, column: AnyPgColumn, values: readonly Value[]) {
  const rows = await db.select({ value: column, count }).from(applications).groupBy(column)
  const counted = new Map<unknown, number>(rows.map((row) => [row.value, row.count]))
  return values.map((value) => ({ value, count: counted.get(value) ?? 0 }))
}

/** The Mondays of the last half year, as PostgreSQL begins a week. */
function lastWeeks(now: Date): string[] {
  const monday = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7))
  return Array.from({ length: weekCount }, (_, back) => {
    const week = new Date(monday)
    week.setUTCDate(week.getUTCDate() - 7 * (weekCount - 1 - back))
    return week.toISOString().slice(0, 10)
  })
}
