import { and, asc, desc, eq, getTableColumns, gte, inArray, like, lt, type SQL, sql } from 'drizzle-orm'
import { csvLine } from '#db/csv.ts'
import type { Database } from '#db/database.ts'
import { applications } from '#db/schema/index.ts'
import { countMatches, countPiles, totalOf } from '#features/applications/charts/data.ts'
import { findDuplicated } from '#features/applications/review/data.ts'
import { applicationStatusValues } from '#site/choices/application-review.ts'
import { fundingAmountValues } from '#site/choices/applications.ts'
import { searchPatterns } from '#site/search-words.ts'
import { csvColumns } from './content.ts'
import {
  ages,
  type Desk,
  type DeskRow,
  type Filters,
  type ListedApplication,
  type ListQuery,
  mostSelected,
  newestFirst,
  type Ordered,
  type Overview,
  type Piles,
  promise,
  type Selected,
  type SortKey,
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

/** The pages of the list when nothing else is asked for. */
const usualPageSize = 25

/**
 * How far matches are counted. Each one takes time, and "more than 10,000" tells a person as much as the number does;
 * those of a search take most, because their rows have to be read.
 */
const countLimit = { filters: 10_000, search: 1_000 }

export type ApplicationList = { applications: DeskRow[]; total: number; isMore: boolean }

export async function listApplications(
  db: Database,
  query: ListQuery,
  now = new Date(),
): Promise<ApplicationList> {
  const [applications, count] = await Promise.all([
    readPage(db, query, now),
    countMatches(db, conditionsOf(query, now), limitOf(query)),
  ])
  return { applications, ...count }
}

/** A page, how many fit and the piles, in one snapshot: what is counted is what is listed. */
export function readDesk(db: Database, query: ListQuery, now = new Date()): Promise<Desk> {
  return db.transaction(
    async (tx) => {
      const applications = await readPage(tx, query, now)
      const piles = await countOnPiles(tx, query, now)
      const isOwnCount = piles.isMore && (query.status ?? query.overdue) !== undefined
      const count = isOwnCount
        ? await countMatches(tx, conditionsOf(query, now), limitOf(query))
        : { total: totalOf(piles, query), isMore: piles.isMore }
      return { applications, ...count, piles }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** The page's ids come from an index alone, however far down the list it is; then its few rows are read. */
async function readPage(db: Database, query: ListQuery, now: Date): Promise<DeskRow[]> {
  const { page = 1, pageSize = usualPageSize } = query
  const order = orderOf(query.sort ?? newestFirst)
  const ids = db
    .select({ id: applications.id })
    .from(applications)
    .where(conditionsOf(query, now))
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const rows = await db
    .select(listedColumns)
    .from(applications)
    .where(inArray(applications.id, ids))
    .orderBy(...order)
  const duplicated = await findDuplicated(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...toListed(row), hasDuplicates: duplicated.has(row.id) }))
}

/** All that fit, on whichever page, in the order of the list. */
export async function selectMatching(db: Database, query: Ordered, now = new Date()): Promise<Selected> {
  const { id, reference, role, status, version, firstName, lastName, clientFirstName, clientLastName } =
    applications
  const rows = await db
    .select({ id, reference, role, status, version, firstName, lastName, clientFirstName, clientLastName })
    .from(applications)
    .where(conditionsOf(query, now))
    .orderBy(...orderOf(query.sort ?? newestFirst))
    .limit(mostSelected + 1)
  return { applications: rows.slice(0, mostSelected), isMore: rows.length > mostSelected }
}

/** How many of what else is filtered and searched for are on each pile. */
function countOnPiles(db: Database, filters: Filters, now: Date): Promise<Piles> {
  const where = conditionsOf({ ...filters, status: undefined, overdue: undefined }, now)
  return countPiles(db, { where, isLate: isLateAt(now), limit: limitOf(filters) })
}

const limitOf = ({ q }: Filters) => (q ? countLimit.search : countLimit.filters)

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

/** Every answer. The snapshot stays behind, which says the same in more words, and what only the database needs. */
const { snapshot, searchText, sortName, statusRank, amountRank, ...answerColumns } =
  getTableColumns(applications)

/** All applications that match, newest first, a batch at a time. */
export const applicationBatches = (db: Database, filters: Filters) =>
  inBatches(
    db
      .select(answerColumns)
      .from(applications)
      .where(isNext(filters))
      .orderBy(...orderOf(newestFirst))
      .limit(batchSize)
      .prepare(''),
  )

/** The same as lines of a spreadsheet. */
export async function* applicationLines(db: Database, filters: Filters) {
  const line = csvLine(csvColumns.map((name) => answerColumns[name as keyof typeof answerColumns]))
  const batches = inBatches(
    db
      .select({ id: applications.id, submittedAt: applications.submittedAt, line })
      .from(applications)
      .where(isNext(filters))
      .orderBy(...orderOf(newestFirst))
      .limit(batchSize)
      .prepare(''),
  )
  for await (const batch of batches) yield batch.map((row) => row.line).join('')
}

const batchSize = 250

/** Those that match now and come after the place that the reader has come to. */
function isNext(filters: Filters, now = new Date()): SQL | undefined {
  const place = sql`(${sql.placeholder('submittedAt')}::timestamptz, ${sql.placeholder('id')}::uuid)`
  return and(conditionsOf(filters, now), sql`(${applications.submittedAt}, ${applications.id}) < ${place}`)
}

/**
 * The order of arrival is never changed, so none is missed and none comes twice, however long the reader takes. The
 * question is put into words once: its text takes more memory than what it finds.
 */
async function* inBatches<Row extends { id: string; submittedAt: Date }>(question: {
  execute(place: { submittedAt: string; id: string }): Promise<Row[]>
}) {
  let place = {
    submittedAt: new Date(Date.now() + 1).toISOString(),
    id: '00000000-0000-0000-0000-000000000000',
  }
  while (true) {
    const batch = await question.execute(place)
    if (batch.length > 0) yield batch
    const last = batch.at(-1)
    if (!last || batch.length < batchSize) return
    place = { submittedAt: last.submittedAt.toISOString(), id: last.id }
  }
}

/** For the dashboard. */
export async function readOverview(
  db: Database,
  { since, now = new Date() }: { since?: Date | undefined; now?: Date },
): Promise<Overview> {
  const [{ all, overdue, byStatus }, isNew] = await Promise.all([
    countOnPiles(db, {}, now),
    since && db.$count(applications, gte(applications.submittedAt, since)),
  ])
  return { total: all, since: isNew ?? all, overdue, byStatus }
}
