import { inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { applicationEvents, applications, checklistItems, deadlineSettings } from '#db/schema/index.ts'
import type { ApplicationStatus } from '#domain/application-status.ts'
import {
  type Calendar,
  type DeadlineSettings,
  deadlineSettingsSchema,
  defaultSettings,
  dueIn,
} from './schema.ts'

/** The owner's settings, or the defaults until there are any. */
export async function readDeadlineSettings(db: Database | Transaction): Promise<DeadlineSettings> {
  const [row] = await db.select().from(deadlineSettings)
  if (!row) return defaultSettings
  const { timeZone, week, closedOn, isDigest, digestHour, version } = row
  // Business hours there were a deadline of the desk, from before there was one promise.
  const { received, ...others } = row.clocks
  const clocks = received?.counted === 'all' ? row.clocks : others
  return deadlineSettingsSchema.parse({ timeZone, week, closedOn, clocks, isDigest, digestHour, version })
}

export type Promised = { calendar: Calendar; hours: number }

/** How many hours the owner promises, and the days that count. */
export async function readPromise(db: Database | Transaction): Promise<Promised> {
  const { timeZone, week, closedOn, clocks } = await readDeadlineSettings(db)
  return { calendar: { timeZone, week, closedOn }, hours: clocks.received.hours }
}

export async function readCalendar(db: Database | Transaction): Promise<Calendar> {
  const { timeZone, week, closedOn } = await readDeadlineSettings(db)
  return { timeZone, week, closedOn }
}

/** The event that brought an application into its status. After an undo the earlier event counts: it never left. */
export const statusEntryOf = sql`(select ${applicationEvents.id} from ${applicationEvents}
  where ${applicationEvents.applicationId} = ${applications.id}
  and ${applicationEvents.type} = 'status-changed' and ${applicationEvents.toStatus} = ${applications.status}
  and ${applicationEvents.details} ->> 'undo' is distinct from 'true'
  order by ${applicationEvents.id} desc limit 1)`

const inStatusSince = sql`coalesce((select ${applicationEvents.happenedAt} from ${applicationEvents}
  where ${applicationEvents.id} = ${statusEntryOf}), ${applications.submittedAt})`

const unjudgedSince = sql`(select min(${checklistItems.updatedAt}) from ${checklistItems}
  where ${checklistItems.applicationId} = ${applications.id}
  and ${checklistItems.state} = 'received' and ${checklistItems.waivedAt} is null)`

/** Somebody still has to send something. An offer to send more ("Anything else?") doesn't count. */
const isMissing = sql`exists (select 1 from ${checklistItems}
  where ${checklistItems.applicationId} = ${applications.id}
  and ${checklistItems.state} in ('needed', 'rejected')
  and ${checklistItems.waivedAt} is null and ${checklistItems.unavailableAt} is null
  and not (${checklistItems.documentType} = 'other' and not ${checklistItems.isRequired}
    and ${checklistItems.state} = 'needed'))`

/** Saying what is missing is an answer, too. */
const wasAsked = sql`exists (select 1 from ${applicationEvents}
  where ${applicationEvents.applicationId} = ${applications.id}
  and ${applicationEvents.type} = 'status-changed' and ${applicationEvents.toStatus} = 'documents-needed')`

/** When each application became late in the status it leaves, or null. Ask before its deadline is computed again. */
export async function readLeftDeadlines(
  tx: Transaction,
  changes: readonly { applicationId: string; fromStatus: ApplicationStatus }[],
): Promise<Map<string, Date | null>> {
  const { id, submittedAt, clockVersion, clockDueAt } = applications
  const left = new Map(changes.map(({ applicationId, fromStatus }) => [applicationId, fromStatus]))
  const rows = await tx
    .select({ id, submittedAt, clockVersion, clockDueAt })
    .from(applications)
    .where(inArray(id, [...left.keys()]))
  return new Map(
    rows.map(({ id, submittedAt, clockVersion, clockDueAt }) => {
      const status = left.get(id)
      if (clockVersion !== null) return [id, clockDueAt]
      // From before the one clock, as its column counts it.
      const plain = new Date(submittedAt.getTime() + 24 * 60 * 60_000)
      return [id, status === 'received' ? plain : null]
    }),
  )
}

export type Running = { id: string; since: Date | null; dueAt: Date | null }

/**
 * A deadline runs while we have to act: if documents are needed, from the first one that nobody has judged, or from
 * when nothing is missing.
 */
export async function computeDeadlines(
  tx: Transaction,
  settings: DeadlineSettings,
  ids: readonly string[],
  now: Date,
): Promise<Running[]> {
  const { id, status, clockSince, answerDueAt } = applications
  const rows = await tx
    .select({
      ...{ id, status, clockSince, answerDueAt },
      // Wrapped once more, columns keep their table names.
      inStatusSince: sql<string>`${inStatusSince}`,
      unjudgedSince: sql<string | null>`${unjudgedSince}`,
      isMissing: sql<boolean>`${isMissing}`,
      wasAsked: sql<boolean>`${wasAsked}`,
    })
    .from(applications)
    .where(inArray(id, [...ids]))
  return rows.map(({ id, status, answerDueAt, wasAsked, ...file }) => {
    const since = findStart({ ...file, status }, now)
    // What we told somebody stays, whatever number is set later. Until we answer, the promise runs on in review.
    const told = status === 'received' || (status === 'in-review' && !wasAsked) ? answerDueAt : null
    const own = since && dueIn(settings, status, since)
    const dueAt = since && (status === 'received' ? (told ?? own) : (own ?? told))
    return { id, since: dueAt && since, dueAt }
  })
}

type Facts = {
  status: ApplicationStatus
  clockSince: Date | null
  inStatusSince: string
  unjudgedSince: string | null
  isMissing: boolean
}

function findStart({ status, clockSince, isMissing, ...file }: Facts, now: Date): Date | null {
  const inStatusSince = new Date(file.inStatusSince)
  if (status !== 'documents-needed') return inStatusSince
  if (!file.unjudgedSince && isMissing) return null
  // More of the same doesn't restart it.
  if (clockSince && clockSince >= inStatusSince) return clockSince
  const arrived = file.unjudgedSince ? new Date(file.unjudgedSince) : now
  return arrived > inStatusSince ? arrived : inStatusSince
}
