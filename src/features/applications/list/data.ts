import { and, asc, desc, eq, gte, like, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applications } from '#db/schema/index.ts'
import { applicationStatusValues } from '#site/choices/application-review.ts'
import { fundingAmountValues } from '#site/choices/applications.ts'
import { searchPatterns } from '#site/search-words.ts'
import { ages, type Filters, type ListedApplication, type Piles, promise, type SortKey } from './schema.ts'

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
  address: applications.address,
  dateOfBirth: applications.dateOfBirth,
  caseType: applications.caseType,
  incidentDate: applications.incidentDate,
  incidentLocation: applications.incidentLocation,
  caseDescription: applications.caseDescription,
  fundingAmount: applications.fundingAmount,
  estimatedMedicalExpenses: applications.estimatedMedicalExpenses,
  estimatedLostWages: applications.estimatedLostWages,
  attorneyFirm: applications.attorneyFirm,
  plaintiffAttorneyFirm: applications.plaintiffAttorneyFirm,
  clientFirstName: applications.clientFirstName,
  clientLastName: applications.clientLastName,
  spamReason: applications.spamReason,
  submittedAt: applications.submittedAt,
  updatedAt: applications.updatedAt,
  googleDriveFolderUrl: applications.googleDriveFolderUrl,
}

type ListedRow = Omit<ListedApplication, 'submittedAt' | 'updatedAt'> & { submittedAt: Date; updatedAt: Date }

export const toListed = (row: ListedRow): ListedApplication => ({
  ...row,
  submittedAt: row.submittedAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** A condition for each filter; undefined when there is none. */
export function conditionsOf(filters: Filters, now: Date): SQL | undefined {
  const { q, status, state, caseType, role, amount, overdue, age, from, to } = filters
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const limits: { min?: number; max?: number } | undefined = ages.find(({ value }) => value === age)
  const isLate = isLateAt(now)
  return and(
    ...searchPatterns(q ?? '').map((pattern) => like(applications.searchText, pattern)),
    status && eq(applications.statusRank, rankIn(applicationStatusValues, status)),
    state && eq(applications.state, state),
    caseType && eq(applications.caseType, caseType),
    role && eq(applications.role, role),
    amount && eq(applications.amountRank, rankIn(fundingAmountValues, amount)),
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
  const received = rankIn(applicationStatusValues, 'received')
  return sql`(${applications.statusRank} = ${received} and ${applications.submittedAt} < ${promised})`
}

/** Ranks count from 1, as PostgreSQL's arrays do. */
const rankIn = <Value extends string>(values: readonly Value[], value: Value) => values.indexOf(value) + 1

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
  amount: [applications.amountRank, applications.submittedAt, applications.id],
  status: [applications.statusRank, applications.submittedAt, applications.id],
} as const satisfies Record<SortKey, readonly unknown[]>

export function orderOf(sort: string): SQL[] {
  const direction = sort.startsWith('-') ? desc : asc
  return sortColumns[sort.replace('-', '') as SortKey].map((column) => direction(column))
}

const count = sql<number>`count(*)::int`

/**
 * How far matches are counted. Each one takes time, and "more than 10,000" tells a person as much as the number does;
 * those of a search take most, because their rows have to be read.
 */
const countLimit = { filters: 10_000, search: 1_000 }

/** How many of what else is filtered and searched for are on each pile. */
export function countOnPiles(db: Database, filters: Filters, now: Date): Promise<Piles> {
  const where = conditionsOf({ ...filters, status: undefined, overdue: undefined }, now)
  return countPiles(db, { where, isLate: isLateAt(now), limit: limitOf(filters) })
}

export const limitOf = ({ q }: Filters) => (q ? countLimit.search : countLimit.filters)

type Counting = { where: SQL | undefined; isLate: SQL; limit: number }

/**
 * How many of those that fit are on each pile of the desk. In one pass, which ends at the limit; without a filter the
 * index alone is read, and the numbers are exact.
 */
async function countPiles(db: Database, { where, isLate, limit }: Counting): Promise<Piles> {
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
