import { and, eq, isNotNull, lt, not, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import {
  applicationEvents,
  applications,
  consentProofs,
  contactMessages,
  contactReplies,
  documents,
  retentionRules,
} from '#db/schema/index.ts'
import type { RetentionKind } from '#domain/retention.ts'
import { byKind, type DueCounts, type Retention } from './schema.ts'

export const keepEverything: Retention = byKind(() => null)

export async function readRetention(db: Database): Promise<{ months: Retention; isDecided: boolean }> {
  const rows = await db.select().from(retentionRules)
  const decided = Object.fromEntries(rows.map(({ kind, months }) => [kind, months]))
  return { months: { ...keepEverything, ...decided }, isDecided: rows.length > 0 }
}

/** Calendar months, by the caller's clock. */
const monthsBefore = (now: Date, months: number) =>
  sql`(${now.toISOString()}::timestamptz - make_interval(months => ${months}::int))`

/** Counts what people did, not our own mails, scans and deletions. Looking keeps nothing alive. */
const isDeed = sql`${applicationEvents.actor} <> 'system' and ${applicationEvents.type} <> 'viewed'`

const hasEvent = (condition: SQL) =>
  sql`exists (select 1 from ${applicationEvents}
    where ${applicationEvents.applicationId} = ${applications.id} and (${condition}))`

/** We promised or paid money for these: other laws say how long we keep them. */
const paidStatuses = ['approved', 'funded'] as const

const conditions: Record<RetentionKind, (before: SQL) => SQL | undefined> = {
  applications: (before) =>
    and(
      notInArray(applications.status, [...paidStatuses]),
      lt(applications.submittedAt, before),
      lt(applications.updatedAt, before),
      not(hasEvent(sql`${isDeed} and ${applicationEvents.happenedAt} >= ${before}`)),
      not(hasEvent(sql`${applicationEvents.toStatus} = 'funded'`)),
    ),
  messages: (before) =>
    and(
      lt(contactMessages.receivedAt, before),
      sql`coalesce(${contactMessages.answeredAt} < ${before}, true)`,
      sql`not exists (select 1 from ${contactReplies}
        where ${contactReplies.messageId} = ${contactMessages.id} and ${contactReplies.writtenAt} >= ${before})`,
    ),
  declinedDocuments: (before) =>
    and(
      eq(applications.status, 'declined'),
      lt(documents.uploadedAt, before),
      not(
        hasEvent(
          sql`${applicationEvents.toStatus} = 'declined' and ${applicationEvents.happenedAt} >= ${before}`,
        ),
      ),
    ),
  spamUploads: (before) => and(isNotNull(applications.spamReason), lt(documents.uploadedAt, before)),
  consentProofs: (before) => lt(consentProofs.keptSince, before),
}

/**
 * A document that goes with its application counts there, and one of declined spam counts as spam, so that nothing
 * counts twice.
 */
export function isDue(kind: RetentionKind, months: Retention, now: Date): SQL {
  const due = (dueKind: RetentionKind) => {
    const own = months[dueKind]
    return own === null ? sql`false` : (conditions[dueKind](monthsBefore(now, own)) ?? sql`false`)
  }
  if (kind === 'spamUploads') return sql`(${due(kind)} and not ${due('applications')})`
  if (kind !== 'declinedDocuments') return due(kind)
  return sql`(${due(kind)} and not ${due('applications')} and not ${due('spamUploads')})`
}

export async function countDue(db: Database, months: Retention, now: Date): Promise<DueCounts> {
  const countDocuments = async (kind: RetentionKind) => {
    const [row] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(documents)
      .innerJoin(applications, eq(applications.id, documents.applicationId))
      .where(isDue(kind, months, now))
    return row?.count ?? 0
  }
  return {
    applications: await db.$count(applications, isDue('applications', months, now)),
    messages: await db.$count(contactMessages, isDue('messages', months, now)),
    declinedDocuments: await countDocuments('declinedDocuments'),
    spamUploads: await countDocuments('spamUploads'),
    consentProofs: await db.$count(consentProofs, isDue('consentProofs', months, now)),
  }
}
