import { aliasedTable, and, desc, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applicationNotes, applications } from '#db/schema/index.ts'
import {
  type ApplicationRow,
  findAnswer,
  findApplication,
  openAnswers,
} from '#features/applications/apply/data.ts'
import { fieldsOf } from '#features/applications/apply/steps/steps.ts'
import { listedColumns, toListed, toSealedView } from '#features/applications/list/data.ts'
import { listDecisions } from '#features/applications/outcomes/data.ts'
import { readTimeline } from '#features/timeline/data.ts'
import type { ApplicationDetail, Duplicate, Note } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer }

export async function readApplication(
  services: Services,
  id: string,
): Promise<ApplicationDetail | undefined> {
  const { db, rowSealer } = services
  const row = await findApplication(db, id)
  if (!row) return undefined
  const [{ consents, timeline }, notes, duplicates, decisions] = await Promise.all([
    readTimeline(services, id),
    listNotes(services, id),
    listDuplicates(db, row),
    listDecisions(services, id),
  ])
  const sealed = openAnswers(rowSealer, row)
  return {
    ...toListed(pickListed(row)),
    ...toSealedView(sealed),
    answers: Object.fromEntries(fieldsOf[row.role].map(({ name }) => [name, findAnswer(row, sealed, name)])),
    snapshot: rowSealer.open(applications.sealedSnapshot, id, row.sealedSnapshot),
    consents: consents.map(({ kind, statement, version, page, ipAddress, givenAt }) => {
      return { kind, statement, version, page, ipAddress, givenAt: givenAt.toISOString() }
    }),
    timeline,
    notes,
    duplicates,
    decisions,
  }
}

const pickListed = (row: ApplicationRow) =>
  Object.fromEntries(
    Object.keys(listedColumns).map((name) => [name, row[name as keyof typeof listedColumns]]),
  ) as Parameters<typeof toListed>[0]

async function listNotes({ db, rowSealer }: Services, applicationId: string): Promise<Note[]> {
  const rows = await db
    .select()
    .from(applicationNotes)
    .where(eq(applicationNotes.applicationId, applicationId))
    .orderBy(desc(applicationNotes.createdAt), desc(applicationNotes.id))
  return rows.map(({ id, sealedBody, personName, createdAt }) => ({
    id,
    body: rowSealer.open(applicationNotes.sealedBody, id, sealedBody),
    writtenBy: personName,
    createdAt: createdAt.toISOString(),
  }))
}

const other = aliasedTable(applications, 'other')

type Person = Record<'role' | 'email' | 'phoneDigits' | 'clientEmail' | 'clientPhoneDigits', unknown> &
  Record<'sortName' | 'birthHash' | 'clientFirstName' | 'clientLastName', unknown>

/**
 * What makes `other` look like a second application by the same person. In an attorney's application that person is the
 * client: an attorney with many clients is no duplicate, one who applies twice for the same client is.
 */
function compareWith(one: Person): Record<Duplicate['same'][number], SQL | undefined> {
  const pickOwn = (mine: unknown, clients: unknown) =>
    sql`(case when ${one.role} = 'plaintiff' then ${mine} else ${clients} end)`
  const email = sql`lower(${pickOwn(one.email, one.clientEmail)})`
  const phone = pickOwn(one.phoneDigits, one.clientPhoneDigits)
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
      sql`${other.birthHash} = ${one.birthHash}`,
    ),
    'attorney and client': and(
      sql`lower(${other.email}) = lower(${one.email})`,
      sql`lower(${other.clientFirstName}) = lower(${one.clientFirstName})`,
      sql`lower(${other.clientLastName}) = lower(${one.clientLastName})`,
    ),
  }
}

/** Picks the applications that have a possible duplicate. */
export async function findDuplicated(db: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const alike = db
    .select({ one: sql`1` })
    .from(other)
    .where(and(ne(other.id, applications.id), or(...Object.values(compareWith(applications)))))
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(inArray(applications.id, ids), exists(alike)))
  return new Set(rows.map(({ id }) => id))
}

/** Nobody looks through more than this. */
const mostDuplicates = 20

export async function listDuplicates(db: Database, row: ApplicationRow): Promise<Duplicate[]> {
  const likeness = compareWith(row)
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
