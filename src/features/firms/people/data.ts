import {
  and,
  asc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#db/database.ts'
import { applications, counsel, firmPeople, firms } from '#db/schema/index.ts'
import { openCaseStatuses } from '#domain/application-status.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { toSearchPatterns } from '#site/search-words.ts'
import type { FirmPerson, FoundPerson, PersonQuery } from './schema.ts'

/** The firm may be the one at the end of the merges. */
export type Who = { firmId: string; personId: string }

const today = () => dateIn(brand.openHours.timeZone)
export const hasLeft = (until: string | null, on = today()) => until !== null && until < on

/** For a query on `firm_people`: the firm's room opens for them. Their last day is still theirs. */
export const isAtFirm: SQL = sql`${and(
  isNotNull(firmPeople.confirmedAt),
  or(
    isNull(firmPeople.until),
    gte(firmPeople.until, sql`(now() at time zone ${brand.openHours.timeZone})::date`),
  ),
)}`

const root = alias(firms, 'root')

/** Somebody of the firm or of one that was merged into it. */
export async function findMember(db: Database | Transaction, { firmId, personId }: Who) {
  const [row] = await db
    .select({ id: firmPeople.id, firmId: firmPeople.firmId })
    .from(firmPeople)
    .innerJoin(firms, eq(firms.id, firmPeople.firmId))
    .innerJoin(root, eq(root.rootId, firms.rootId))
    .where(and(eq(firmPeople.id, personId), eq(root.id, firmId)))
  return row
}

const countOpen = sql`(select count(*)::int from ${counsel}
  join ${applications} on ${applications.id} = ${counsel.applicationId}
  where ${counsel.attorneyId} = ${firmPeople.id} and ${counsel.endedAt} is null
  and ${applications.status} in (${sql.join(
    openCaseStatuses.map((status) => sql`${status}`),
    sql`, `,
  )}))`

// Wrapped once more, columns keep their table names.
const openFiles = sql<number>`${countOpen}`

/** Who is there today comes first, attorneys before others. */
export async function listPeople(db: Database | Transaction, rootId: string): Promise<FirmPerson[]> {
  const on = today()
  const rows = await db
    .select({ ...getTableColumns(firmPeople), openFiles })
    .from(firmPeople)
    .innerJoin(firms, eq(firms.id, firmPeople.firmId))
    .where(eq(firms.rootId, rootId))
    .orderBy(sql`${firmPeople.until} < ${on} nulls first`, firmPeople.kind, sql`lower(${firmPeople.name})`)
  return rows.map((row) => toPerson(row, on))
}

type Row = typeof firmPeople.$inferSelect & { openFiles: number }

const toPerson = (row: Row, on: string): FirmPerson => ({
  id: row.id,
  firmId: row.firmId,
  kind: row.kind,
  name: row.name,
  title: row.title ?? '',
  email: row.email ?? '',
  phone: row.phone ?? '',
  barNumber: row.barNumber ?? '',
  barState: row.barState,
  barCheckedOn: row.barCheckedOn,
  from: row.from,
  until: row.until,
  hasLeft: hasLeft(row.until, on),
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  confirmedBy: row.confirmedAt && row.personName,
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  openFiles: row.openFiles,
  version: row.version,
})

export async function readPerson(db: Database, who: Who): Promise<FirmPerson | undefined> {
  const member = await findMember(db, who)
  if (!member) return undefined
  const [row] = await db
    .select({ ...getTableColumns(firmPeople), openFiles })
    .from(firmPeople)
    .where(eq(firmPeople.id, member.id))
  return row && toPerson(row, today())
}

const mostFound = 20
/** With more, words are too common to tell people apart, and sorting all of them would only cost time. */
const mostSorted = 500

/** Finds José as "jose", too. */
export async function findPeople(db: Database, { q, kind, id }: PersonQuery): Promise<FoundPerson[]> {
  const patterns = toSearchPatterns(q ?? '')
  const name = sql`' ' || lower(${firmPeople.name} || ' ' || coalesce(${firmPeople.email}, ''))`
  const firmName = sql<string>`${root.names}[1]`
  const typed = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const isMeant = and(
    ...patterns.map((pattern, place) =>
      or(sql`${name} like ${pattern}`, sql`${name} like ${`%${typed[place] ?? ''}%`}`),
    ),
  )
  const some = db
    .select({ id: firmPeople.id })
    .from(firmPeople)
    .where(and(kind && eq(firmPeople.kind, kind), id ? eq(firmPeople.id, id) : isMeant))
    .limit(mostSorted)
  const rows = await db
    .select({
      id: firmPeople.id,
      kind: firmPeople.kind,
      name: firmPeople.name,
      until: firmPeople.until,
      firm: { id: root.id, name: firmName },
    })
    .from(firmPeople)
    .innerJoin(firms, eq(firms.id, firmPeople.firmId))
    .innerJoin(root, eq(root.id, firms.rootId))
    .where(inArray(firmPeople.id, some))
    .orderBy(asc(sql`lower(${firmPeople.name})`), asc(firmPeople.id))
    .limit(mostFound)
  return rows.map(({ until, ...row }) => ({ ...row, hasLeft: hasLeft(until) }))
}

/** Everything that we keep about somebody at a firm. Which clients they have is not theirs alone, so only how many. */
export async function exportPerson(db: Database, who: Who) {
  const person = await readPerson(db, who)
  if (!person) return undefined
  const [firm] = await db.select({ names: firms.names }).from(firms).where(eq(firms.id, person.firmId))
  const { id, firmId, version, hasLeft, ...kept } = person
  return { exportedAt: new Date().toISOString(), firm: firm?.names[0] ?? '', ...kept }
}
