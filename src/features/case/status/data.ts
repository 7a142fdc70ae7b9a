import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { documentRequests } from '#db/schema/index.ts'
import { type ApplicationStatus, statusOf } from '#domain/application-status.ts'
import type { ApplicantRole } from '#domain/applications.ts'
import { type CaseParty, isOffer } from '#domain/case-file.ts'
import { readCalendar } from '#features/calendar/data.ts'
import type { Calendar } from '#features/calendar/schema.ts'
import { readOfferTurn, turnOf } from '#features/contracts/signing/data/turn.ts'
import { type ItemRow, listItemRows } from '#features/documents/checklist/data.ts'
import type { FirmState } from '#features/firms/counsel/schema.ts'
import { readTimeline } from '#features/timeline/data.ts'
import type { TimelineEntry } from '#features/timeline/schema/entries.ts'
import { countPromisedHours, dueBeforeOneClock, newAnswerTime } from '#site/promise-clock.ts'
import type { Disclosure, deadlineSchema, Turn } from './schema.ts'

type Application = {
  id: string
  role: ApplicantRole
  status: ApplicationStatus
  submittedAt: Date
  answerDueAt: Date | null
  firm: FirmState | null
}

export async function readTurn(
  { db, rowSealer }: { db: Database; rowSealer: RowSealer },
  application: Application,
  now: Date,
) {
  const { id } = application
  const [{ timeline }, items, asked, calendar] = await Promise.all([
    readTimeline({ db, rowSealer }, id),
    listItemRows(db, id),
    listAskedItems(db, id),
    readCalendar(db),
  ])
  const offerTurn = await readOfferTurn(db, application)
  const offered = offerTurn && turnOf(offerTurn, application.role)
  const events = timeline.toReversed()
  const open = items.filter(isOpen)
  return {
    turn: offered ?? decideTurn(application, { open, asked }),
    asked: open.filter(({ id, party }) => party === 'applicant' && asked.has(id)).map(({ id }) => id),
    clock: readDeadline(application, events, now, calendar),
    statusSince: statusSince(application, events).toISOString(),
    told: events.flatMap(toDisclosures),
  }
}

function statusSince({ status, submittedAt }: Application, events: TimelineEntry[]): Date {
  const change = events.findLast(({ type, toStatus }) => type === 'status-changed' && toStatus === status)
  return change ? new Date(change.happenedAt) : submittedAt
}

const isDecided = (status: ApplicationStatus) => status === 'approved' || statusOf(status).isClosed

const isOpen = (item: ItemRow) =>
  (item.state === 'needed' || item.state === 'rejected') &&
  !item.waivedAt &&
  !item.unavailableAt &&
  !isOffer(item)

/** Includes requests without reminders. A newer request replaces an older one. */
async function listAskedItems(db: Database, applicationId: string): Promise<Set<string>> {
  const requests = await db
    .select({ itemIds: documentRequests.itemIds })
    .from(documentRequests)
    .where(
      and(
        eq(documentRequests.applicationId, applicationId),
        sql`${documentRequests.ending} is distinct from 'replaced'`,
      ),
    )
  return new Set(requests.flatMap(({ itemIds }) => itemIds))
}

/**
 * The first list is no task: we read what's there. Items become tasks when the desk asks, says that documents are
 * needed, or returns one.
 */
function decideTurn(
  { status, firm }: Application,
  { open, asked }: { open: ItemRow[]; asked: Set<string> },
): Turn {
  if (statusOf(status).isClosed) return 'nobody'
  const isTask = ({ id, state }: ItemRow) =>
    state === 'rejected' || status === 'documents-needed' || asked.has(id)
  const has = (party: CaseParty) => open.some((item) => item.party === party && isTask(item))
  if (has('applicant')) return 'applicant'
  return firm?.state === 'asked' || (firm && has('firm')) ? 'firm' : 'desk'
}

/**
 * The promised answer: from applying, never paused, no matter who else we wait for. Saying what is missing is an answer, so
 * once the time is over nothing is owed to somebody we asked before.
 */
function readDeadline(
  { status, submittedAt, answerDueAt }: Application,
  events: TimelineEntry[],
  now: Date,
  calendar: Calendar,
): z.output<typeof deadlineSchema> | null {
  if (isDecided(status)) return null
  const dueAt = answerDueAt ?? dueBeforeOneClock(submittedAt, calendar)
  const isOver = now > dueAt
  if (isOver && events.some(({ type, toStatus }) => type === 'status-changed' && isAnswer(toStatus)))
    return null
  const newDueAt = isOver ? newAnswerTime(dueAt, calendar) : undefined
  return {
    isRunning: true,
    startedAt: submittedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    hoursPassed: countPromisedHours(submittedAt, now, calendar),
    hoursPromised: Math.round(countPromisedHours(submittedAt, dueAt, calendar)),
    isLate: isOver,
    newDueAt: newDueAt && newDueAt > now ? newDueAt.toISOString() : null,
    calendar,
  }
}

const isAnswer = (status: ApplicationStatus | null | undefined) =>
  Boolean(status) && (status === 'documents-needed' || isDecided(status as ApplicationStatus))

function toDisclosures({ type, details, happenedAt: at }: TimelineEntry): Disclosure[] {
  // Linking a file to a firm's record is our own bookkeeping.
  if (type === 'counsel-changed') return [{ what: 'counsel-changed', at }]
  if (type === 'firm-asked') return [{ what: 'firm-asked', at }]
  if (type === 'documents-requested' && details?.party === 'firm')
    return [{ what: 'firm-documents-requested', at }]
  if (type === 'message-sent' && details?.party === 'firm') return [{ what: 'firm-message', at }]
  return []
}
