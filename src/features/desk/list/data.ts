import { and, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applications } from '#db/schema/index.ts'
import { countMatches, countStatuses, limitOf, totalOf } from '#features/applications/counts/data.ts'
import {
  conditionsOf,
  listedColumns,
  type Match,
  orderOf,
  sortColumns,
  toListed,
} from '#features/applications/data/rows.ts'
import { isUnreadBy } from '#features/applications/data/unread.ts'
import { readProgress } from '#features/applications/progress/data.ts'
import {
  maxSelected,
  newestFirst,
  type Ordered,
  type Sort,
  type SortKey,
} from '#features/applications/schema/rows.ts'
import { type ApplicationRow, findApplication } from '#features/questions/data.ts'
import { findDuplicated } from '#features/review/data.ts'
import type { ListPage, ListQuery, ListRow, Neighbors, Overview, Selected, ShownRow } from './schema.ts'

const usualPageSize = 25

type Page = Match<ListQuery>
type Sought = Match<Ordered>
type Reading = { reader: string; now?: Date }

export type ApplicationList = { applications: ListRow[]; total: number; isMore: boolean }

export async function listApplications(db: Database, query: Page): Promise<ApplicationList> {
  const now = new Date()
  const [applications, count] = await Promise.all([
    readPage(db, query, now),
    countMatches(db, conditionsOf(query, now), limitOf(query)),
  ])
  return { applications, ...count }
}

/** One snapshot, so the counts fit the list. */
export function readList(
  db: Database,
  query: Page,
  { reader, now = new Date() }: Reading,
): Promise<ListPage> {
  return db.transaction(
    async (tx) => {
      const applications = await showRows(tx, await readPage(tx, query, now), reader)
      const counted = await countStatuses(tx, query, { now, reader })
      const { piles } = counted
      const isOwnCount = piles.isMore && (query.status ?? query.overdue) !== undefined
      const count = isOwnCount
        ? await countMatches(tx, conditionsOf(query, now), limitOf(query))
        : { total: totalOf(counted, query), isMore: piles.isMore }
      return { applications, ...count, piles, spelling: query.spelling?.words ?? null }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

export async function showRows(db: Database, rows: ListRow[], reader: string): Promise<ShownRow[]> {
  const ids = rows.map(({ id }) => id)
  const unread = new Set(
    (
      await db
        .select({ id: applications.id })
        .from(applications)
        .where(and(inArray(applications.id, ids), isUnreadBy(reader)))
    ).map(({ id }) => id),
  )
  const marked = rows.map((row) => ({ ...row, isUnread: unread.has(row.id) }))
  const progress = await readProgress(db, marked)
  return marked.flatMap((row) => {
    const found = progress.get(row.id)
    return found ? [{ ...row, ...found }] : []
  })
}

/** Reads the page's ids from an index alone, however far down the list, and then only those rows. */
export async function readPage(db: Database, query: Page, now: Date): Promise<ListRow[]> {
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

export async function selectMatching(db: Database, query: Sought, now = new Date()): Promise<Selected> {
  const { id, reference, role, status, version, assigneeId } = applications
  const { firstName, lastName, clientFirstName, clientLastName } = applications
  const names = { firstName, lastName, clientFirstName, clientLastName }
  const rows = await db
    .select({ id, reference, role, status, version, assigneeId, ...names })
    .from(applications)
    .where(conditionsOf(query, now))
    .orderBy(...orderOf(query.sort ?? newestFirst))
    .limit(maxSelected + 1)
  return { applications: rows.slice(0, maxSelected), isMore: rows.length > maxSelected }
}

/** If the application has left the list, searches from the position it had. */
export async function findNeighbors(
  db: Database,
  id: string,
  { sort = newestFirst, ...filters }: Sought,
  now = new Date(),
): Promise<Neighbors | undefined> {
  const row = await findApplication(db, id)
  if (!row) return undefined
  const where = conditionsOf(filters, now)
  const back: Sort = sort.startsWith('-') ? (sort.slice(1) as SortKey) : `-${sort as SortKey}`
  const [next, previous] = await Promise.all([
    findFirstAfter(db, row, sort, where),
    findFirstAfter(db, row, back, where),
  ])
  return { previous, next }
}

async function findFirstAfter(db: Database, row: ApplicationRow, sort: Sort, where: SQL | undefined) {
  for (const isAfter of placesAfter(row, sort)) {
    const [found] = await db
      .select({ id: applications.id })
      .from(applications)
      .where(and(where, isAfter))
      .orderBy(...orderOf(sort))
      .limit(1)
    if (found) return found.id
  }
  return null
}

/** Separate conditions, tried in turn, so each is a single range of its index. Nulls come last, or first in reverse. */
function placesAfter(row: ApplicationRow, sort: Sort): (SQL | undefined)[] {
  const isBackward = sort.startsWith('-')
  const columns = [...sortColumns[sort.replace('-', '') as SortKey]]
  const after = (compared: typeof columns) => {
    const names = compared.map((column) => sql`${column}`)
    const values = compared.map((column) => sql.param(row[keyOf(column)], column))
    const sign = sql.raw(isBackward ? '<' : '>')
    return sql`(${sql.join(names, sql`, `)}) ${sign} (${sql.join(values, sql`, `)})`
  }
  const [first, ...rest] = columns
  if (!first || first.notNull) return [after(columns)]
  if (row[keyOf(first)] === null)
    return [and(isNull(first), after(rest)), ...(isBackward ? [isNotNull(first)] : [])]
  return [after(columns), ...(isBackward ? [] : [isNull(first)])]
}

type SortColumn = (typeof sortColumns)[SortKey][number]
const sortFields = ['submittedAt', 'id', 'sortName', 'state', 'caseType', 'fundingAmount', 'status'] as const
const keyOf = (column: SortColumn) =>
  sortFields.find((name) => applications[name].name === column.name) ?? 'id'

export async function readOverview(
  db: Database,
  { since, now = new Date() }: { since?: Date | undefined; now?: Date },
): Promise<Overview> {
  const [{ piles }, isNew] = await Promise.all([
    countStatuses(db, {}, { now }),
    since && db.$count(applications, gte(applications.submittedAt, since)),
  ])
  const { all, overdue, byStatus } = piles
  return { total: all, since: isNew ?? all, overdue, byStatus }
}
