import {
  aliasedTable,
  and,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applicationEvents, applicationNotes, applications, consentRecords } from '#db/schema/index.ts'
import type { ApplicationRow } from '#features/applications/apply/data.ts'
import { findApplication } from '#features/applications/apply/data.ts'
import { fieldsOf } from '#features/applications/apply/steps/steps.ts'
import {
  conditionsOf,
  listedColumns,
  orderOf,
  sortColumns,
  toListed,
} from '#features/applications/desk/data.ts'
import { newestFirst, type Ordered, type Sort, type SortKey } from '#features/applications/desk/schema.ts'
import type { ApplicationDetail, Duplicate, Neighbors, Note, TimelineEntry } from './schema.ts'

/** All that is known about an application. */
export async function readApplication(db: Database, id: string): Promise<ApplicationDetail | undefined> {
  const row = await findApplication(db, id)
  if (!row) return undefined
  const [consents, events, notes, duplicates] = await Promise.all([
    db.select().from(consentRecords).where(eq(consentRecords.applicationId, id)).orderBy(consentRecords.id),
    db.select().from(applicationEvents).where(eq(applicationEvents.applicationId, id)),
    listNotes(db, id),
    listDuplicates(db, row),
  ])
  return {
    ...toListed(listedOf(row)),
    answers: answersOf(row),
    snapshot: row.snapshot,
    consents: consents.map(({ kind, statement, version, page, ipAddress, givenAt }) => {
      return { kind, statement, version, page, ipAddress, givenAt: givenAt.toISOString() }
    }),
    timeline: timelineOf(events, consents),
    notes,
    duplicates,
  }
}

const listedOf = (row: ApplicationRow) =>
  Object.fromEntries(
    Object.keys(listedColumns).map((name) => [name, row[name as keyof typeof listedColumns]]),
  ) as Parameters<typeof toListed>[0]

/** Each question of the role is also the name of its column. */
export function answersOf(row: ApplicationRow): ApplicationDetail['answers'] {
  return Object.fromEntries(fieldsOf[row.role].map(({ name }) => [name, row[name as 'firstName'] ?? null]))
}

type EventRow = typeof applicationEvents.$inferSelect
type ConsentRow = typeof consentRecords.$inferSelect

/** Newest first. What was agreed to is kept for itself, and belongs to what happened all the same. */
function timelineOf(events: EventRow[], consents: ConsentRow[]): TimelineEntry[] {
  const happened = events.map((event) => ({ ...event, id: `event-${event.id}` }))
  const agreed = consents.map(({ id, kind, version, page, ipAddress, givenAt }) => ({
    id: `consent-${id}`,
    type: 'consent-given' as const,
    actor: 'applicant' as const,
    fromStatus: null,
    toStatus: null,
    details: { kind, version, page, ipAddress },
    happenedAt: givenAt,
  }))
  return [...agreed, ...happened]
    .map(({ id, type, actor, fromStatus, toStatus, details, happenedAt }, place) => {
      return { entry: { id, type, actor, fromStatus, toStatus, details }, happenedAt, place }
    })
    .sort((a, b) => b.happenedAt.getTime() - a.happenedAt.getTime() || b.place - a.place)
    .map(({ entry, happenedAt }) => ({ ...entry, happenedAt: happenedAt.toISOString() }))
}

export async function listNotes(db: Database, applicationId: string): Promise<Note[]> {
  const rows = await db
    .select()
    .from(applicationNotes)
    .where(eq(applicationNotes.applicationId, applicationId))
    .orderBy(desc(applicationNotes.createdAt), desc(applicationNotes.id))
  return rows.map(({ id, body, createdAt }) => ({ id, body, createdAt: createdAt.toISOString() }))
}

/** Who comes before and after it in a list, also when it has left the list itself: then from the place it had. */
export async function findNeighbors(
  db: Database,
  id: string,
  { sort = newestFirst, ...filters }: Ordered,
  now = new Date(),
): Promise<Neighbors | undefined> {
  const row = await findApplication(db, id)
  if (!row) return undefined
  const where = conditionsOf(filters, now)
  const back: Sort = sort.startsWith('-') ? (sort.slice(1) as SortKey) : `-${sort as SortKey}`
  const [next, previous] = await Promise.all([
    firstAfter(db, row, sort, where),
    firstAfter(db, row, back, where),
  ])
  return { previous, next }
}

async function firstAfter(db: Database, row: ApplicationRow, sort: Sort, where: SQL | undefined) {
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

/** One after another, so that each is a single range of its index. Rows without a value come last, or first backward. */
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
const sortFields = ['submittedAt', 'id', 'sortName', 'state', 'caseType', 'amountRank', 'statusRank'] as const
const keyOf = (column: SortColumn) =>
  sortFields.find((name) => applications[name].name === column.name) ?? 'id'

const other = aliasedTable(applications, 'other')

type Person = Record<'role' | 'email' | 'phoneDigits' | 'clientEmail' | 'clientPhoneDigits', unknown> &
  Record<'sortName' | 'dateOfBirth' | 'clientFirstName' | 'clientLastName', unknown>

/**
 * What makes `other` look like a second application of the same person. The person of an attorney's application is
 * the client: an attorney who applies for many clients is no duplicate, one who applies twice for the same client is.
 */
function likenessOf(one: Person): Record<Duplicate['same'][number], SQL | undefined> {
  const own = (mine: unknown, clients: unknown) =>
    sql`(case when ${one.role} = 'plaintiff' then ${mine} else ${clients} end)`
  const email = sql`lower(${own(one.email, one.clientEmail)})`
  const phone = own(one.phoneDigits, one.clientPhoneDigits)
  return {
    email: or(
      and(eq(sql`lower(${other.email})`, email), eq(other.role, 'plaintiff')),
      eq(sql`lower(${other.clientEmail})`, email),
    ),
    phone: or(
      and(eq(other.phoneDigits, phone), eq(other.role, 'plaintiff')),
      eq(other.clientPhoneDigits, phone),
    ),
    'name and birth date': and(
      sql`${other.sortName} = ${one.sortName}`,
      sql`${other.dateOfBirth} = ${one.dateOfBirth}`,
    ),
    'attorney and client': and(
      sql`lower(${other.email}) = lower(${one.email})`,
      sql`lower(${other.clientFirstName}) = lower(${one.clientFirstName})`,
      sql`lower(${other.clientLastName}) = lower(${one.clientLastName})`,
    ),
  }
}

/** Those of the applications that have a possible duplicate. */
export async function findDuplicated(db: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const alike = db
    .select({ one: sql`1` })
    .from(other)
    .where(and(ne(other.id, applications.id), or(...Object.values(likenessOf(applications)))))
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(inArray(applications.id, ids), exists(alike)))
  return new Set(rows.map(({ id }) => id))
}

/** More than this a person does not look through. */
const mostDuplicates = 20

export async function listDuplicates(db: Database, row: ApplicationRow): Promise<Duplicate[]> {
  const likeness = likenessOf(row)
  const rows = await db
    .select({
      duplicate: {
        id: other.id,
        reference: other.reference,
        firstName: other.firstName,
        lastName: other.lastName,
        clientFirstName: other.clientFirstName,
        clientLastName: other.clientLastName,
        role: other.role,
        status: other.status,
        submittedAt: other.submittedAt,
      },
      ...Object.fromEntries(
        Object.entries(likeness).map(([name, alike]) => [
          name,
          sql<boolean>`coalesce(${alike}, false)`.as(name),
        ]),
      ),
    })
    .from(other)
    .where(and(ne(other.id, row.id), or(...Object.values(likeness))))
    .orderBy(desc(other.submittedAt))
    .limit(mostDuplicates)
  return rows.map(({ duplicate, ...alike }) => ({
    ...duplicate,
    submittedAt: duplicate.submittedAt.toISOString(),
    same: (Object.keys(likeness) as Duplicate['same']).filter((name) => Reflect.get(alike, name) === true),
  }))
}
