import { eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applications } from '#db/schema/index.ts'
import { type ApplicationStatus, applicationStatusValues } from '#domain/application-status.ts'
import { conditionsOf, type Match } from '#features/applications/data/rows.ts'
import type { Filters, StatusCounts } from '#features/applications/schema/rows.ts'
import { isLate } from '#features/deadlines/data.ts'

const count = sql<number>`count(*)::int`

/**
 * Where counting stops. "More than 10,000" tells a person as much as the exact number. Search matches cost most,
 * because each row must be read.
 */
const countLimit = { filters: 10_000, search: 1_000 }

export const limitOf = ({ q }: Pick<Filters, 'q'>) => (q ? countLimit.search : countLimit.filters)

export type CountedStatuses = { piles: StatusCounts; late: ReadonlyMap<ApplicationStatus, number> }

type Counting = { now: Date /** Whose are "mine". */; reader?: string | undefined }

/**
 * Counts the matches of all other filters by status, in one pass that stops at the limit. Without filters the numbers
 * are exact; a separate index then counts by assignee, because no index covers both.
 */
export async function countStatuses(
  db: Database,
  filters: Match,
  { now, reader }: Counting,
): Promise<CountedStatuses> {
  const where = conditionsOf({ ...filters, status: undefined, overdue: undefined }, now)
  const limit = limitOf(filters)
  const counted = where
    ? await countFitting(db, where, { now, reader, limit })
    : await countByStatus(db, isLate(now))
  const ofStatus = new Map(counted.map((row) => [row.status, row.count]))
  const statuses = applicationStatusValues.map((status) => [status, ofStatus.get(status) ?? 0])
  const sumOf = (name: keyof Counted) => counted.reduce((sum, row) => sum + row[name], 0)
  const all = sumOf('count')
  const isMore = where !== undefined && all > limit
  const countWhose = () => {
    if (!where) return countAllOf(db, { all, reader })
    if (filters.assigneeId !== undefined) return countOthers(db, filters, { now, reader })
    return { mine: sumOf('mine'), nobodys: sumOf('nobodys') }
  }
  const piles = {
    all: isMore ? limit : all,
    overdue: sumOf('late'),
    byStatus: Object.fromEntries(statuses) as StatusCounts['byStatus'],
    ...(await countWhose()),
    isMore,
  }
  return { piles, late: new Map(counted.map((row) => [row.status, row.late])) }
}

type Counted = Record<'count' | 'late' | 'mine' | 'nobodys', number>

const countWhere = (condition: SQL | SQL.Aliased) => sql<number>`(count(*) filter (where ${condition}))::int`
const none = sql<number>`0`

function countFitting(
  db: Database,
  where: SQL,
  { now, reader, limit }: Counting & { limit: number },
): Promise<(Counted & { status: ApplicationStatus })[]> {
  const matches = db
    .select({
      status: applications.status,
      assigneeId: applications.assigneeId,
      isLate: sql<boolean>`${isLate(now)}`.as('is_late'),
    })
    .from(applications)
    .where(where)
    .limit(limit + 1)
    .as('matches')
  const mine = reader ? countWhere(eq(matches.assigneeId, reader)) : none
  const nobodys = countWhere(isNull(matches.assigneeId))
  return db
    .select({ status: matches.status, count, late: countWhere(matches.isLate), mine, nobodys })
    .from(matches)
    .groupBy(matches.status)
}

const countByStatus = (db: Database, isLateNow: SQL): Promise<(Counted & { status: ApplicationStatus })[]> =>
  db
    .select({ status: applications.status, count, late: countWhere(isLateNow), mine: none, nobodys: none })
    .from(applications)
    .groupBy(applications.status)

async function countAllOf(db: Database, { all, reader }: { all: number; reader: string | undefined }) {
  const { assigneeId } = applications
  const mine = reader ? await db.$count(applications, eq(assigneeId, reader)) : 0
  return { mine, nobodys: all - (await db.$count(applications, isNotNull(assigneeId))) }
}

/** One person's applications say nothing about the others', so those need their own count. */
async function countOthers(db: Database, filters: Match, { now, reader }: Counting) {
  const others = { ...filters, status: undefined, overdue: undefined }
  const countFor = async (assigneeId: string | null) =>
    (await countMatches(db, conditionsOf({ ...others, assigneeId }, now), limitOf(filters))).total
  return { mine: reader ? await countFor(reader) : 0, nobodys: await countFor(null) }
}

export function totalOf({ piles, late }: CountedStatuses, { status, overdue }: Match): number {
  const ofStatus = status ? piles.byStatus[status] : piles.all
  const lateOnes = status ? (late.get(status) ?? 0) : piles.overdue
  if (overdue === undefined) return ofStatus
  return overdue === 'true' ? lateOnes : ofStatus - lateOnes
}

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

/** A view's count only has to show whether anything is in it. */
export const eachLimit = 2_000

export async function countEach(db: Database, lists: readonly Match[], now: Date) {
  const counts = lists.map((filters, place) => {
    const matches = db
      .select({ one: sql`1`.as('one') })
      .from(applications)
      .where(conditionsOf(filters, now))
      .limit(eachLimit + 1)
    return sql`(select count(*)::int from ${matches} as matches) as ${sql.identifier(`list_${place}`)}`
  })
  const { rows } = await db.execute<Record<string, number>>(sql`select ${sql.join(counts, sql`, `)}`)
  return lists.map((_, place) => {
    const found = rows[0]?.[`list_${place}`] ?? 0
    return { total: Math.min(found, eachLimit), isMore: found > eachLimit }
  })
}
