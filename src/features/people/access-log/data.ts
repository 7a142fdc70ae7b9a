import { and, asc, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm'
import { csvLine } from '#db/csv.ts'
import type { Database } from '#db/database.ts'
import { accessLog, applications, people } from '#db/schema/index.ts'
import { type AccessAction, accessPageSize, actionsOfKind } from '#domain/access.ts'
import type { AccessLog } from '#lib/access-log/access-log.ts'
import { caseNameOf } from '#lib/case-person.ts'
import type { EntryFilters, LogEntry } from './schema.ts'

/** Counting further would make a long log slow to look at. */
const mostCounted = 10_000
const linesPerBatch = 1_000

const entryColumns = {
  entry: accessLog,
  application: {
    id: applications.id,
    role: applications.role,
    firstName: applications.firstName,
    lastName: applications.lastName,
    clientFirstName: applications.clientFirstName,
    clientLastName: applications.clientLastName,
  },
}

const selectEntries = (db: Database, isMeant: SQL | undefined) =>
  db
    .select(entryColumns)
    .from(accessLog)
    .leftJoin(applications, eq(applications.reference, accessLog.reference))
    .where(isMeant)
    .orderBy(desc(accessLog.number))

type Row = Awaited<ReturnType<typeof selectEntries>>[number]

function toEntry({ entry, application }: Row): LogEntry {
  const { number, happenedAt, action, personId, personName, userAgent, details, ...rest } = entry
  return {
    number,
    happenedAt: happenedAt.toISOString(),
    action,
    person: personId === null ? null : { id: personId, name: personName ?? '' },
    session: rest.session,
    reference: rest.reference,
    application: application && { id: application.id, name: caseNameOf(application) },
    documentId: rest.documentId,
    documentType: rest.documentType,
    request: rest.request,
    details: details === null ? null : JSON.parse(details),
    address: rest.address,
    browser: userAgent,
  }
}

export type EntryCondition = SQL | undefined

export async function conditionOf(
  db: Database,
  log: AccessLog,
  { person, application, kind, action, since, until }: EntryFilters,
): Promise<EntryCondition> {
  return and(
    person ? eq(accessLog.personId, person) : undefined,
    application ? await isAbout(db, log, application) : undefined,
    kind && inArray(accessLog.action, actionsOfKind(kind)),
    action && eq(accessLog.action, action),
    since ? gte(accessLog.happenedAt, new Date(since)) : undefined,
    until ? lt(accessLog.happenedAt, endOf(until)) : undefined,
  )
}

async function isAbout(db: Database, log: AccessLog, application: string): Promise<SQL> {
  if (!application.includes('@')) return eq(accessLog.reference, application.toUpperCase())
  return eq(accessLog.subjectHash, (await log.hashSubject(db, application)) ?? '')
}

function endOf(moment: string): Date {
  const end = new Date(moment)
  if (!moment.includes('T')) end.setUTCDate(end.getUTCDate() + 1)
  return end
}

/** The latest of some actions, as many as a page has. */
export async function listLatest(db: Database, actions: readonly AccessAction[]): Promise<LogEntry[]> {
  const rows = await selectEntries(db, inArray(accessLog.action, [...actions])).limit(accessPageSize)
  return rows.map(toEntry)
}

export async function listEntries(db: Database, isMeant: EntryCondition, before: number | undefined) {
  const isOlder = before === undefined ? undefined : lt(accessLog.number, before)
  const rows = await selectEntries(db, and(isMeant, isOlder)).limit(accessPageSize)
  const counted = db
    .select({ number: accessLog.number })
    .from(accessLog)
    .where(isMeant)
    .limit(mostCounted + 1)
    .as('counted')
  const total = await db.$count(counted)
  return { entries: rows.map(toEntry), total: Math.min(total, mostCounted), isMore: total > mostCounted }
}

export async function readEntry(db: Database, log: AccessLog, number: number) {
  const [row] = await selectEntries(db, eq(accessLog.number, number))
  if (!row) return undefined
  const near = await db
    .select({ number: accessLog.number, hash: accessLog.hash })
    .from(accessLog)
    .where(inArray(accessLog.number, [number - 1, number, number + 1]))
    .orderBy(asc(accessLog.number))
  const chain = await Promise.all(
    near.map(async (entry) => {
      const { flaw } = await log.check(db, { from: entry.number, most: 1 })
      return { ...entry, isWhole: flaw?.number !== entry.number }
    }),
  )
  return { entry: toEntry(row), chain }
}

export async function readLogState(db: Database, log: AccessLog) {
  const head = await log.readHead(db)
  const [check] = await db
    .select()
    .from(accessLog)
    .where(eq(accessLog.action, 'log-check'))
    .orderBy(desc(accessLog.number))
    .limit(1)
  const lastCheck = check?.details
    ? { at: check.happenedAt.toISOString(), ...JSON.parse(check.details) }
    : null
  return { first: head?.firstNumber ?? 1, last: head?.lastNumber ?? 0, lastCheck }
}

export const listLoggedPeople = (db: Database) =>
  db.select({ id: people.id, name: people.name }).from(people).orderBy(asc(people.name))

export const csvColumns = {
  Number: accessLog.number,
  Time: accessLog.happenedAt,
  Person: accessLog.personName,
  Action: accessLog.action,
  Application: accessLog.reference,
  Document: accessLog.documentId,
  'Document type': accessLog.documentType,
  Request: accessLog.request,
  Details: accessLog.details,
  Address: accessLog.address,
  Browser: accessLog.userAgent,
  Session: accessLog.session,
  Hash: accessLog.hash,
}

/** Newest first, a batch at a time: few are in memory, however long the log is. */
export async function* readEntryLines(db: Database, isMeant: EntryCondition) {
  let before: number | undefined
  for (let isMore = true; isMore; ) {
    const isOlder = before === undefined ? undefined : lt(accessLog.number, before)
    const rows = await db
      .select({ number: accessLog.number, line: csvLine(Object.values(csvColumns)) })
      .from(accessLog)
      .where(and(isMeant, isOlder))
      .orderBy(desc(accessLog.number))
      .limit(linesPerBatch)
    yield rows.map(({ line }) => line).join('')
    before = rows.at(-1)?.number
    isMore = rows.length === linesPerBatch
  }
}
