import {
  aliasedTable,
  and,
  desc,
  eq,
  exists,
  inArray,
  ne,
  notExists,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applicationNotes, applications, dismissedDuplicates } from '#db/schema/index.ts'
import type { Services } from '#db/services.ts'
import { toListed, toSealedView } from '#features/applications/data/rows.ts'
import { listFollowUpsOf } from '#features/applications/follow-ups/data.ts'
import { listDecisions } from '#features/decisions/data/records.ts'
import { listMerged } from '#features/merges/data/records.ts'
import { listCalls } from '#features/messages/calls/data.ts'
import { listEmails } from '#features/messages/emails/data.ts'
import { type ApplicationRow, findApplication, openAnswers, readAnswers } from '#features/questions/data.ts'
import { readTimeline } from '#features/timeline/data.ts'
import type { ApplicationDetail, Duplicate, Note } from './schema.ts'

export async function readApplication(
  services: Services,
  id: string,
): Promise<ApplicationDetail | undefined> {
  const { db, rowSealer } = services
  const row = await findApplication(db, id)
  if (!row) return undefined
  const [{ consents, timeline }, notes, calls, mails, followUps, duplicates, decisions, merged] =
    await Promise.all([
      readTimeline(services, id),
      listNotes(services, id),
      listCalls(services, id),
      listEmails(services, id),
      listFollowUpsOf(services, id),
      listDuplicates(db, row),
      listDecisions(services, id),
      listMerged(services, id),
    ])
  return {
    ...toListed(row),
    ...toSealedView(openAnswers(rowSealer, row)),
    answers: readAnswers(rowSealer, row),
    snapshot: rowSealer.open(applications.sealedSnapshot, id, row.sealedSnapshot),
    consents: consents.map(({ kind, statement, version, page, ipAddress, byPhone, personName, givenAt }) => ({
      ...{ kind, statement, version, page, ipAddress, byPhone },
      readBy: byPhone ? personName : null,
      givenAt: givenAt.toISOString(),
    })),
    timeline,
    notes,
    calls,
    mails,
    followUps,
    duplicates,
    decisions,
    merged,
  }
}

async function listNotes({ db, rowSealer }: Services, applicationId: string): Promise<Note[]> {
  const rows = await db
    .select()
    .from(applicationNotes)
    .where(eq(applicationNotes.applicationId, applicationId))
    .orderBy(desc(applicationNotes.createdAt), desc(applicationNotes.id))
  return rows.map((row) => toNote(rowSealer, row))
}

export const toNote = (
  rowSealer: RowSealer,
  { id, sealedBody, personName, createdAt }: typeof applicationNotes.$inferSelect,
): Note => ({
  id,
  body: rowSealer.open(applicationNotes.sealedBody, id, sealedBody),
  writtenBy: personName,
  createdAt: createdAt.toISOString(),
})

const other = aliasedTable(applications, 'other')

type Person = Record<'role' | 'email' | 'phoneDigits' | 'clientEmail' | 'clientPhoneDigits', unknown> &
  Record<'sortName' | 'birthHash' | 'clientFirstName' | 'clientLastName', unknown>

/**
 * What makes `other` look like the same person again. In an attorney's application that person is the client, so an
 * attorney with many clients is no duplicate.
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

/** Pairs are stored with the smaller id first. */
const isPair = (id: SQLWrapper | string) =>
  and(
    sql`${dismissedDuplicates.oneId} = least(${id}::uuid, ${other.id})`,
    sql`${dismissedDuplicates.otherId} = greatest(${id}::uuid, ${other.id})`,
  )

export async function findDuplicated(db: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const alike = db
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        ne(other.id, applications.id),
        or(...Object.values(compareWith(applications))),
        notExists(db.select({ one: sql`1` }).from(dismissedDuplicates).where(isPair(applications.id))),
      ),
    )
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(inArray(applications.id, ids), exists(alike)))
  return new Set(rows.map(({ id }) => id))
}

/** Nobody looks through more than this. */
const maxDuplicates = 20

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
      dismissal: dismissedDuplicates,
      ...Object.fromEntries(
        Object.entries(likeness).map(([name, alike]) => [
          name,
          sql<boolean>`coalesce(${alike}, false)`.as(name),
        ]),
      ),
    })
    .from(other)
    .leftJoin(dismissedDuplicates, isPair(row.id))
    .where(and(ne(other.id, row.id), or(...Object.values(likeness))))
    .orderBy(desc(other.submittedAt))
    .limit(maxDuplicates)
  return rows.map(({ duplicate, dismissal, ...alike }) => ({
    ...duplicate,
    submittedAt: duplicate.submittedAt.toISOString(),
    dismissed: dismissal && { by: dismissal.personName, at: dismissal.dismissedAt.toISOString() },
    same: (Object.keys(likeness) as Duplicate['same']).filter((name) => Reflect.get(alike, name) === true),
  }))
}
