import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, not, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import {
  applications,
  checklistItems,
  documentRequests,
  firmRecords,
  requestReminders,
} from '#db/schema/index.ts'
import { applicationStatusValues, statusOf } from '#domain/application-status.ts'
import { type CaseParty, type RequestEnding, reminderDays } from '#domain/case-file.ts'
import type { DocumentType } from '#domain/documents.ts'
import {
  type Addressee,
  addressOf,
  findAddressee,
  isUndecided,
} from '#features/correspondence/letters/data.ts'
import type { ReminderState } from '../schema/reminders.ts'

const day = 24 * 60 * 60_000

export type RequestRow = typeof documentRequests.$inferSelect
export type ReminderRow = typeof requestReminders.$inferSelect
export type ItemRow = typeof checklistItems.$inferSelect

type ItemState = Pick<ItemRow, 'state' | 'waivedAt' | 'unavailableAt'>

const isOffTheList = ({ waivedAt, unavailableAt }: ItemState) => waivedAt !== null || unavailableAt !== null

export const isOpen = (item: ItemState) =>
  !isOffTheList(item) && (item.state === 'needed' || item.state === 'rejected')

/** A received item may still be rejected. */
const isSettled = (item: ItemState) => isOffTheList(item) || item.state === 'accepted'

/** Undefined while something may still be mailed about the request. */
export function endingOf(
  { party }: Pick<RequestRow, 'party'>,
  addressee: Addressee,
  items: readonly ItemState[],
): RequestEnding | undefined {
  if (statusOf(addressee.status).isClosed && !addressee.isUndecided) return 'closed'
  const to = addressOf(addressee, party)
  if (!to.ok && (to.reason === 'wrong recipient' || to.reason === 'not represented')) return 'wrong-recipient'
  return items.every(isSettled) ? 'done' : undefined
}

/** A day lies between it and the last mail: after an outage nobody gets several at once. */
export function nextReminderOf(
  { requestedAt, sentAt }: Pick<RequestRow, 'requestedAt' | 'sentAt'>,
  reminders: readonly Pick<ReminderRow, 'nth' | 'queuedAt' | 'skippedAt'>[],
): { nth: number; dueAt: Date } | undefined {
  const nth = Math.max(0, ...reminders.map((reminder) => reminder.nth)) + 1
  const days = reminderDays[nth - 1]
  if (days === undefined) return undefined
  const mailed = reminders.filter(({ skippedAt }) => !skippedAt).map(({ queuedAt }) => queuedAt.getTime())
  const last = Math.max(0, sentAt?.getTime() ?? 0, ...mailed)
  return { nth, dueAt: new Date(Math.max(requestedAt.getTime() + days * day, last + day)) }
}

export async function listReminders(
  db: Database | Transaction,
  requestIds: readonly string[],
): Promise<ReminderRow[]> {
  return db
    .select()
    .from(requestReminders)
    .where(inArray(requestReminders.requestId, [...requestIds]))
    .orderBy(asc(requestReminders.nth))
}

export async function listItemsOf(db: Database | Transaction, applicationId: string): Promise<ItemRow[]> {
  return db
    .select()
    .from(checklistItems)
    .where(eq(checklistItems.applicationId, applicationId))
    .orderBy(asc(checklistItems.position), asc(checklistItems.id))
}

export async function countRequests(
  db: Database | Transaction,
  { applicationId, party }: Pick<RequestRow, 'applicationId' | 'party'>,
  before?: Date,
): Promise<number> {
  return db.$count(
    documentRequests,
    and(
      eq(documentRequests.applicationId, applicationId),
      eq(documentRequests.party, party),
      before && lt(documentRequests.requestedAt, before),
    ),
  )
}

export async function readRequest(db: Database | Transaction, requestId: string) {
  const [request] = await db.select().from(documentRequests).where(eq(documentRequests.id, requestId))
  const addressee = request && (await findAddressee(db, request.applicationId))
  if (!request || !addressee) return undefined
  const asked = new Set(request.itemIds)
  const items = (await listItemsOf(db, request.applicationId)).filter(({ id }) => asked.has(id))
  return { request, addressee, items, reminders: await listReminders(db, [requestId]) }
}

export async function readReminders(
  db: Database,
  { applicationId, party }: { applicationId: string; party: CaseParty },
): Promise<{ state: ReminderState; asked: DocumentType[] }> {
  const [last] = await db
    .select({ id: documentRequests.id })
    .from(documentRequests)
    .where(and(eq(documentRequests.applicationId, applicationId), eq(documentRequests.party, party)))
    .orderBy(desc(documentRequests.requestedAt), desc(documentRequests.id))
    .limit(1)
  const read = last && (await readRequest(db, last.id))
  if (!read) return { state: 'none', asked: [] }
  const { request, addressee, items } = read
  const asked = [...new Set(items.filter(isOpen).map(({ documentType }) => documentType))]
  if (request.ending === 'opted-out') return { state: 'stopped', asked }
  if (request.endedAt || endingOf(request, addressee, items)) return { state: 'none', asked: [] }
  return { state: 'running', asked }
}

const closedStatuses = applicationStatusValues.filter((status) => statusOf(status).isClosed)

const isDue = (now: Date) => {
  const passed = reminderDays.map((days, sent) => {
    const since = new Date(now.getTime() - days * day)
    return sql`when ${sent} then ${documentRequests.requestedAt} <= ${since.toISOString()}::timestamptz`
  })
  const sent = sql`(select count(*) from ${requestReminders} where ${requestReminders.requestId} = ${documentRequests.id})`
  return and(
    isNull(documentRequests.pausedAt),
    isNotNull(documentRequests.sentAt),
    sql`case ${sent} ${sql.join(passed, sql` `)} else false end`,
  )
}

const isUnsettled = sql`exists (select 1 from ${checklistItems}
  where ${checklistItems.id} = any(${documentRequests.itemIds}) and ${checklistItems.state} <> 'accepted'
  and ${checklistItems.waivedAt} is null and ${checklistItems.unavailableAt} is null)`

const isFirmLost = and(
  eq(documentRequests.party, 'firm'),
  or(isNotNull(firmRecords.wrongRecipientAt), ne(firmRecords.representation, 'yes')),
)

/** Requests that end or remind somebody now. Callers look again, under a lock. */
export async function listReady(
  db: Database,
  now: Date,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: documentRequests.id })
    .from(documentRequests)
    .innerJoin(applications, eq(applications.id, documentRequests.applicationId))
    .leftJoin(firmRecords, eq(firmRecords.id, documentRequests.applicationId))
    .where(
      and(
        isNull(documentRequests.endedAt),
        after ? gt(documentRequests.id, after) : undefined,
        not(isUndecided),
        or(inArray(applications.status, closedStatuses), isFirmLost, not(isUnsettled), isDue(now)),
      ),
    )
    .orderBy(asc(documentRequests.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}
