import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applicationEvents, applications } from '#db/schema/index.ts'
import type { ApplicationEventType } from '#domain/application-review.ts'
import { caseNameOf } from '#lib/case-person.ts'

/** Reads a bounded part of the timeline, however long it is. */
const lastEntries = 5_000
const shownEntries = 8

export type NamedFile = { id: string; name: string }

const arrivals = {
  submitted: 'applications',
  'document-received': 'documents',
  'message-received': 'replies',
  'firm-message-received': 'replies',
  'firm-answered': 'replies',
} as const satisfies Partial<Record<ApplicationEventType, string>>
const arrivalTypes = Object.keys(arrivals) as (keyof typeof arrivals)[]

const lastPart = sql`${applicationEvents.id} > (select coalesce(max(id), 0) - ${lastEntries} from ${applicationEvents})`

export async function readSince(db: Database, lastVisitAt: Date | null) {
  const { applicationId, type, happenedAt } = applicationEvents
  const rows = await db
    .select({
      applicationId,
      type,
      count: sql`count(*)`.mapWith(Number),
      last: sql`max(${happenedAt})`.mapWith(happenedAt),
    })
    .from(applicationEvents)
    .where(and(lastPart, inArray(type, arrivalTypes), lastVisitAt ? gt(happenedAt, lastVisitAt) : undefined))
    .groupBy(applicationId, type)
    .orderBy(desc(sql`max(${happenedAt})`))
  const [first] = await db
    .select({ happenedAt })
    .from(applicationEvents)
    .where(lastPart)
    .orderBy(asc(applicationEvents.id))
    .limit(1)
  const sumOf = (kind: (typeof arrivals)[keyof typeof arrivals]) =>
    rows.reduce(
      (sum, row) =>
        sum + (arrivalTypes.some((one) => one === row.type && arrivals[one] === kind) ? row.count : 0),
      0,
    )
  return {
    at: lastVisitAt?.toISOString() ?? null,
    applications: sumOf('applications'),
    documents: sumOf('documents'),
    replies: sumOf('replies'),
    isMore:
      rows.length > 0 &&
      first !== undefined &&
      first.happenedAt > (lastVisitAt ?? new Date(0)) &&
      (await isLong(db)),
    entries: rows.slice(0, shownEntries).map(({ last, ...entry }) => ({ ...entry, at: last.toISOString() })),
  }
}

async function isLong(db: Database): Promise<boolean> {
  const [row] = await db
    .select({ isLong: sql<boolean>`not (${lastPart})` })
    .from(applicationEvents)
    .orderBy(asc(applicationEvents.id))
    .limit(1)
  return row?.isLong ?? false
}

export async function listLastActs(db: Database, reader: string) {
  const { id, applicationId, type, toStatus, happenedAt, details, actor } = applicationEvents
  const personId = sql<string>`${details} #>> '{person,id}'`
  const rows = await db
    .selectDistinctOn([personId], {
      ...{ id, applicationId, type, toStatus, happenedAt },
      person: { id: personId, name: sql<string>`${details} #>> '{person,name}'` },
    })
    .from(applicationEvents)
    .where(and(lastPart, eq(actor, 'admin'), ne(type, 'viewed'), sql`${personId} <> ${reader}`))
    .orderBy(personId, desc(id))
  return rows.toSorted((one, other) => other.id - one.id)
}

export async function nameFiles(db: Database, ids: readonly string[]): Promise<Map<string, NamedFile>> {
  if (ids.length === 0) return new Map()
  const { id, role, firstName, lastName, clientFirstName, clientLastName } = applications
  const rows = await db
    .select({ id, role, firstName, lastName, clientFirstName, clientLastName })
    .from(applications)
    .where(inArray(id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, { id: row.id, name: caseNameOf(row) }]))
}
