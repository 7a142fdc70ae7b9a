import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import {
  applicationEvents,
  applications,
  caseMessages,
  checklistItems,
  contractSettings,
  contracts,
  documentRequests,
  requestReminders,
} from '#db/schema/index.ts'
import { type ApplicationStatus, statusOf } from '#domain/application-status.ts'
import { nextReminderOf } from '#features/documents/requests/data/reminders.ts'
import { decideNextStep, type Progress, readContractState, type Standing, type Turn } from './schema.ts'

type File = {
  id: string
  status: ApplicationStatus
  /** The reader hasn't opened it. */
  isUnread: boolean
}

export async function readProgress(db: Database, files: readonly File[]): Promise<Map<string, Progress>> {
  if (files.length === 0) return new Map()
  const ids = files.map(({ id }) => id)
  const documents = await countDocuments(db, ids)
  const activities = await findLastActivities(db, ids)
  const messages = await countUnread(db, ids)
  const requests = await listRunningRequests(db, ids)
  const contractOf = await readContractStates(db, files)
  return new Map(
    files.map(({ id, status, isUnread }) => {
      const counted = documents.get(id)
      const asked = requests.filter((request) => request.applicationId === id && request.isOpen)
      const contract = contractOf(id)
      const counts = { toJudge: counted?.toJudge ?? 0, unread: messages.get(id) ?? 0 }
      const work = { status, ...counts, asked, contract }
      const progress = {
        documents: counted ?? null,
        lastActivity: activities.get(id) ?? null,
        nextStep: decideNextStep({
          ...work,
          isMissing: (counted?.missing ?? 0) > 0,
          isUnopened: isUnread,
          asked: asked.map(({ pausedAt, nth, next }) => ({
            isPaused: pausedAt !== null,
            reminders: nth,
            next: next ? { nth: next.nth, at: next.dueAt.toISOString() } : null,
          })),
        }),
        turn: decideTurn(work),
      }
      return [id, progress]
    }),
  )
}

const countWhere = (condition: ReturnType<typeof and>) =>
  sql<number>`(count(*) filter (where ${condition}))::int`

/** We didn't ask for an offer to send more ("Anything else?"). */
const isAsked = sql`not (${checklistItems.documentType} = 'other' and not ${checklistItems.isRequired}
  and ${checklistItems.state} = 'needed')`
const isMissing = and(
  inArray(checklistItems.state, ['needed', 'rejected']),
  isNull(checklistItems.unavailableAt),
  isAsked,
)

async function countDocuments(db: Database, ids: string[]) {
  const rows = await db
    .select({
      id: checklistItems.applicationId,
      asked: countWhere(isAsked),
      accepted: countWhere(eq(checklistItems.state, 'accepted')),
      toJudge: countWhere(eq(checklistItems.state, 'received')),
      missing: countWhere(and(isMissing, eq(checklistItems.isRequired, true))),
    })
    .from(checklistItems)
    .where(and(inArray(checklistItems.applicationId, ids), isNull(checklistItems.waivedAt)))
    .groupBy(checklistItems.applicationId)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

async function findLastActivities(db: Database, ids: string[]) {
  const { applicationId, id, type, happenedAt } = applicationEvents
  const rows = await db
    .selectDistinctOn([applicationId], { applicationId, type, happenedAt })
    .from(applicationEvents)
    .where(and(inArray(applicationId, ids), ne(type, 'viewed')))
    .orderBy(applicationId, desc(id))
  return new Map(rows.map((row) => [row.applicationId, { type: row.type, at: row.happenedAt.toISOString() }]))
}

async function countUnread(db: Database, ids: string[]) {
  const rows = await db
    .select({ id: caseMessages.applicationId, count: sql<number>`count(*)::int` })
    .from(caseMessages)
    .where(
      and(
        inArray(caseMessages.applicationId, ids),
        ne(caseMessages.author, 'desk'),
        isNull(caseMessages.readAt),
      ),
    )
    .groupBy(caseMessages.applicationId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

async function listRunningRequests(db: Database, ids: string[]) {
  const { id, applicationId, party, requestedAt, sentAt, pausedAt, itemIds, endedAt } = documentRequests
  const rows = await db
    .select({
      applicationId,
      party,
      requestedAt,
      sentAt,
      pausedAt,
      isOpen: sql<boolean>`exists (select 1 from ${checklistItems} where ${checklistItems.id} = any(${itemIds})
        and ${checklistItems.waivedAt} is null and ${isMissing})`,
      nth: sql<number>`coalesce(max(${requestReminders.nth}), 0)::int`,
      mailedAt: sql<string | null>`max(${requestReminders.queuedAt}) filter
        (where ${requestReminders.skippedAt} is null)`,
    })
    .from(documentRequests)
    .leftJoin(requestReminders, eq(requestReminders.requestId, id))
    .where(and(inArray(applicationId, ids), isNull(endedAt)))
    .groupBy(id)
  return rows.map(({ nth, mailedAt, ...request }) => {
    const last = { nth, queuedAt: new Date(mailedAt ?? 0), skippedAt: mailedAt ? null : new Date(0) }
    return { ...request, nth, next: nextReminderOf(request, nth > 0 ? [last] : []) }
  })
}

/** How far the contract of each approved file is. Undefined while they are off. */
async function readContractStates(db: Database, files: readonly File[]) {
  const approved = files.filter(({ status }) => status === 'approved').map(({ id }) => id)
  const rows = await db
    .select({ id: applications.id, status: contracts.status })
    .from(applications)
    .innerJoin(contractSettings, eq(contractSettings.isOn, true))
    .leftJoin(contracts, and(eq(contracts.applicationId, applications.id), isNull(contracts.endedAt)))
    .where(inArray(applications.id, approved))
  const states = new Map(rows.map(({ id, status }) => [id, readContractState(status)]))
  return (id: string) => states.get(id)
}

type Work = Pick<Standing, 'status' | 'toJudge' | 'unread' | 'contract'> & {
  asked: Awaited<ReturnType<typeof listRunningRequests>>
}

function decideTurn({ status, toJudge, unread, asked, contract }: Work): Turn {
  if (statusOf(status).isClosed) return 'nobody'
  if (contract === 'sent' && toJudge + unread === 0) return 'applicant'
  if (contract === 'signed' && toJudge + unread === 0) return 'firm'
  const isOurs = status === 'received' || status === 'approved' || toJudge > 0 || unread > 0
  if (isOurs || asked.length === 0) return 'desk'
  return asked.some(({ party }) => party === 'applicant') ? 'applicant' : 'firm'
}
