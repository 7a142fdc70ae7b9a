import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, like, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applications, type SealedAnswers } from '#db/schema/index.ts'
import {
  type ApplicationStatus,
  applicationStatusValues,
  runningStatuses,
} from '#site/choices/application-status.ts'
import { toSearchPatterns } from '#site/search-words.ts'
import {
  ages,
  type Filters,
  type ListedApplication,
  type Piles,
  promise,
  type SealedView,
  type SortKey,
  sealedViewSchema,
} from './schema.ts'

export const listedColumns = {
  id: applications.id,
  reference: applications.reference,
  role: applications.role,
  status: applications.status,
  version: applications.version,
  firstName: applications.firstName,
  lastName: applications.lastName,
  email: applications.email,
  phone: applications.phone,
  state: applications.state,
  caseType: applications.caseType,
  incidentDate: applications.incidentDate,
  fundingAmount: applications.fundingAmount,
  attorneyFirm: applications.attorneyFirm,
  plaintiffAttorneyFirm: applications.plaintiffAttorneyFirm,
  clientFirstName: applications.clientFirstName,
  clientLastName: applications.clientLastName,
  spamReason: applications.spamReason,
  submittedAt: applications.submittedAt,
  updatedAt: applications.updatedAt,
  googleDriveFolderUrl: applications.googleDriveFolderUrl,
  assigneeId: applications.assigneeId,
}

type ListedRow = Omit<ListedApplication, 'submittedAt' | 'updatedAt'> & { submittedAt: Date; updatedAt: Date }

export const toListed = (row: ListedRow): ListedApplication => ({
  ...row,
  submittedAt: row.submittedAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

const sealedViewNames = sealedViewSchema.keyof().options

/** The part of the administrator's view that is sealed. */
export const toSealedView = (answers: SealedAnswers): SealedView =>
  sealedViewSchema.parse(Object.fromEntries(sealedViewNames.map((name) => [name, answers[name] ?? null])))

/** Filters that no longer depend on who asks; null is nobody. */
export type Match<Query extends Filters = Filters> = Omit<Query, 'assignee'> & {
  assigneeId?: string | null | undefined
}

export function toMatch<Query extends Filters>({ assignee, ...query }: Query, reader: string): Match<Query> {
  if (assignee === undefined) return query
  if (assignee === 'nobody') return { ...query, assigneeId: null }
  return { ...query, assigneeId: assignee === 'me' ? reader : assignee }
}

/** One condition per filter; undefined without filters. */
export function conditionsOf(filters: Match, now: Date): SQL | undefined {
  const { q, status, state, caseType, role, amount, assigneeId, overdue, age, from, to } = filters
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const limits: { min?: number; max?: number } | undefined = ages.find(({ value }) => value === age)
  const isLate = isLateAt(now)
  return and(
    ...toSearchPatterns(q ?? '').map((pattern) => like(applications.searchText, pattern)),
    status && eq(applications.status, status),
    state && eq(applications.state, state),
    caseType && eq(applications.caseType, caseType),
    role && eq(applications.role, role),
    amount && eq(applications.fundingAmount, amount),
    assigneeId === null ? isNull(applications.assigneeId) : undefined,
    assigneeId ? eq(applications.assigneeId, assigneeId) : undefined,
    overdue === 'true' ? isLate : undefined,
    overdue === 'false' ? sql`not (${isLate})` : undefined,
    limits?.min !== undefined ? lt(applications.submittedAt, before(limits.min)) : undefined,
    limits?.max !== undefined ? gte(applications.submittedAt, before(limits.max)) : undefined,
    from ? gte(applications.submittedAt, new Date(from)) : undefined,
    to ? lt(applications.submittedAt, endOf(to)) : undefined,
  )
}

function isLateAt(now: Date): SQL {
  const promised = new Date(now.getTime() - promise).toISOString()
  return sql`(${inArray(applications.status, runningStatuses)} and ${applications.submittedAt} < ${promised})`
}

function endOf(moment: string): Date {
  const end = new Date(moment)
  if (!moment.includes('T')) end.setUTCDate(end.getUTCDate() + 1)
  return end
}

export const sortColumns = {
  submittedAt: [applications.submittedAt, applications.id],
  name: [applications.sortName, applications.submittedAt, applications.id],
  state: [applications.state, applications.submittedAt, applications.id],
  caseType: [applications.caseType, applications.submittedAt, applications.id],
  amount: [applications.fundingAmount, applications.submittedAt, applications.id],
  status: [applications.status, applications.submittedAt, applications.id],
} as const satisfies Record<SortKey, readonly unknown[]>

export function orderOf(sort: string): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc
  return sortColumns[sort.replace('-', '') as SortKey].map((column) => direction(column))
}

const count = sql<number>`count(*)::int`

/**
 * How far to count matches. Each one takes time, and "more than 10,000" tells a person as much as the exact number.
 * Search matches cost most, because their rows must be read.
 */
const countLimit = { filters: 10_000, search: 1_000 }

export const limitOf = ({ q }: Pick<Filters, 'q'>) => (q ? countLimit.search : countLimit.filters)

/** The piles, and how many of each status are overdue. */
export type CountedPiles = { piles: Piles; late: ReadonlyMap<ApplicationStatus, number> }

type Counting = { now: Date /** Whose are "mine". */; reader?: string | undefined }

/**
 * Counts the matches of all other filters on each pile, in one pass that stops at the limit. Without filters the
 * numbers are exact; then whose they are is asked of an index of its own, because together no index answers it.
 */
export async function countOnPiles(
  db: Database,
  filters: Match,
  { now, reader }: Counting,
): Promise<CountedPiles> {
  const where = conditionsOf({ ...filters, status: undefined, overdue: undefined }, now)
  const limit = limitOf(filters)
  const counted = where
    ? await countFitting(db, where, { now, reader, limit })
    : await countByStatus(db, isLateAt(now))
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
    byStatus: Object.fromEntries(statuses) as Piles['byStatus'],
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
      isLate: sql<boolean>`${isLateAt(now)}`.as('is_late'),
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

const countByStatus = (db: Database, isLate: SQL): Promise<(Counted & { status: ApplicationStatus })[]> =>
  db
    .select({ status: applications.status, count, late: countWhere(isLate), mine: none, nobodys: none })
    .from(applications)
    .groupBy(applications.status)

async function countAllOf(db: Database, { all, reader }: { all: number; reader: string | undefined }) {
  const { assigneeId } = applications
  const mine = reader ? await db.$count(applications, eq(assigneeId, reader)) : 0
  return { mine, nobodys: all - (await db.$count(applications, isNotNull(assigneeId))) }
}

/** Of one person's files nothing can be told about the others', so these are counted on their own. */
async function countOthers(db: Database, filters: Match, { now, reader }: Counting) {
  const others = { ...filters, status: undefined, overdue: undefined }
  const countFor = async (assigneeId: string | null) =>
    (await countMatches(db, conditionsOf({ ...others, assigneeId }, now), limitOf(filters))).total
  return { mine: reader ? await countFor(reader) : 0, nobodys: await countFor(null) }
}

/** The number of matches on a pile, with only the overdue ones or without them when asked. */
export function totalOf({ piles, late }: CountedPiles, { status, overdue }: Match): number {
  const ofStatus = status ? piles.byStatus[status] : piles.all
  const lateOnes = status ? (late.get(status) ?? 0) : piles.overdue
  if (overdue === undefined) return ofStatus
  return overdue === 'true' ? lateOnes : ofStatus - lateOnes
}

/** Exact without a condition; otherwise stops at the limit. */
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
