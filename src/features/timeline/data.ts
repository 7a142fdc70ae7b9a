import { and, desc, eq, getTableName, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applicationEvents, consentRecords, mergedApplications } from '#db/schema/index.ts'
import type { ApplicationStatus } from '#domain/application-status.ts'
import { type TimelineEntry, timelineEntrySchema } from './schema/entries.ts'

type EventRow = typeof applicationEvents.$inferSelect
type ConsentRow = typeof consentRecords.$inferSelect

export async function readTimeline(
  { db, rowSealer }: { db: Database; rowSealer: RowSealer },
  applicationId: string,
) {
  const [consents, events, merged] = await Promise.all([
    db
      .select()
      .from(consentRecords)
      .where(eq(consentRecords.applicationId, applicationId))
      .orderBy(consentRecords.id),
    db.select().from(applicationEvents).where(eq(applicationEvents.applicationId, applicationId)),
    db.select().from(mergedApplications).where(eq(mergedApplications.keptId, applicationId)),
  ])
  const timeline = [
    ...consents.map(consentEntry),
    ...events.map((event) => eventEntry(withReason(rowSealer, event))),
    ...merged.flatMap((file) => listMergedEntries(rowSealer, file)),
  ]
    .map((entry, place) => ({ entry, place }))
    .sort((a, b) => b.entry.happenedAt.localeCompare(a.entry.happenedAt) || b.place - a.place)
    .map(({ entry }) => entry)
  return { consents, timeline }
}

function withReason(rowSealer: RowSealer, event: EventRow): EventRow {
  if (!event.sealedReason) return event
  const reason = rowSealer.open(applicationEvents.sealedReason, event.id, event.sealedReason)
  return { ...event, details: { ...event.details, reason } }
}

function listMergedEntries(
  rowSealer: RowSealer,
  file: typeof mergedApplications.$inferSelect,
): TimelineEntry[] {
  const { rows } = rowSealer.open(mergedApplications.sealedRecord, file.id, file.sealedRecord)
  const consents = rows[getTableName(consentRecords)] as KeptConsent[] | undefined
  const events = rows[getTableName(applicationEvents)] as KeptEvent[] | undefined
  const entries = [
    ...(consents ?? []).map((row) => consentEntry({ ...row, givenAt: new Date(row.givenAt) })),
    ...(events ?? []).map(({ sealedReason: reason, ...row }) => {
      const details = reason ? { ...row.details, reason } : row.details
      return eventEntry({ ...row, details, sealedReason: null, happenedAt: new Date(row.happenedAt) })
    }),
  ]
  return entries.map((entry) => ({ ...entry, from: file.reference }))
}

type KeptConsent = Omit<ConsentRow, 'givenAt'> & { givenAt: string }
type KeptEvent = Omit<EventRow, 'happenedAt' | 'sealedReason'> & {
  happenedAt: string
  sealedReason: string | null
}

type Entry = Omit<TimelineEntry, 'details'> & { details: Record<string, unknown> | null }

/** Drops details that don't match the schema: an old entry without them is better than no timeline. */
function toEntry(entry: Entry): TimelineEntry {
  return timelineEntrySchema.safeParse(entry).data ?? timelineEntrySchema.parse({ ...entry, details: null })
}

function eventEntry({ id, type, actor, fromStatus, toStatus, details, happenedAt }: EventRow): TimelineEntry {
  const entry = { id: `event-${id}`, type, actor, fromStatus, toStatus, details }
  return toEntry({ ...entry, happenedAt: happenedAt.toISOString() })
}

function consentEntry(row: ConsentRow): TimelineEntry {
  const { id, kind, version, page, ipAddress, byPhone, personName, givenAt } = row
  return toEntry({
    id: `consent-${id}`,
    type: 'consent-given',
    actor: 'applicant',
    fromStatus: null,
    toStatus: null,
    details: { kind, version, page, ipAddress, ...(byPhone && { readBy: personName }) },
    happenedAt: givenAt.toISOString(),
  })
}

export async function findEarlierStatuses(
  tx: Transaction,
  applicationIds: string[],
): Promise<Map<string, { status: ApplicationStatus; by: string | undefined }>> {
  if (applicationIds.length === 0) return new Map()
  const changes = await tx
    .selectDistinctOn([applicationEvents.applicationId], {
      id: applicationEvents.applicationId,
      status: applicationEvents.fromStatus,
      by: sql<string | null>`${applicationEvents.details} -> 'person' ->> 'id'`,
    })
    .from(applicationEvents)
    .where(
      and(
        inArray(applicationEvents.applicationId, applicationIds),
        eq(applicationEvents.type, 'status-changed'),
      ),
    )
    .orderBy(applicationEvents.applicationId, desc(applicationEvents.id))
  return new Map(
    changes.flatMap(({ id, status, by }) => (status ? [[id, { status, by: by ?? undefined }] as const] : [])),
  )
}

const mostGathered = 200

/** Each within `gap` milliseconds of the next. Undefined if another followed: then that one ends the burst. */
export async function findBurst(
  db: Database,
  { applicationId, eventId, gap }: { applicationId: string; eventId: number; gap: number },
): Promise<Set<string> | undefined> {
  const isArrival = and(
    eq(applicationEvents.applicationId, applicationId),
    eq(applicationEvents.type, 'document-received'),
  )
  const [next] = await db
    .select({ id: applicationEvents.id })
    .from(applicationEvents)
    .where(and(isArrival, gt(applicationEvents.id, eventId)))
    .limit(1)
  if (next) return undefined
  const rows = await db
    .select()
    .from(applicationEvents)
    .where(and(isArrival, lte(applicationEvents.id, eventId)))
    .orderBy(desc(applicationEvents.id))
    .limit(mostGathered)
  const documentIds = new Set<string>()
  let later: Date | undefined
  for (const row of rows) {
    if (later && later.getTime() - row.happenedAt.getTime() > gap) break
    later = row.happenedAt
    const entry = eventEntry(row)
    if (entry.type === 'document-received' && entry.details) documentIds.add(entry.details.documentId)
  }
  return documentIds
}
