import { and, eq, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { caseMessages, documentRequests } from '#db/schema/index.ts'
import { type ApplicationStatus, statusOf } from '#domain/application-status.ts'
import { type CaseParty, isOffer } from '#domain/case-file.ts'
import { readCalendar } from '#features/calendar/data.ts'
import type { Calendar } from '#features/calendar/schema.ts'
import { type ItemRow, listItemRows } from '#features/documents/checklist/data.ts'
import type { FirmState } from '#features/firms/schema.ts'
import { readTimeline } from '#features/timeline/data.ts'
import type { TimelineEntry } from '#features/timeline/schema.ts'
import { type Move, readCaseDeadline } from '#lib/case-deadline.ts'
import type { Disclosure, deadlineSchema, Turn } from './schema.ts'

type Application = {
  id: string
  status: ApplicationStatus
  submittedAt: Date
  firm: FirmState | null
}

export async function readTurn(
  { db, rowSealer }: { db: Database; rowSealer: RowSealer },
  application: Application,
  now: Date,
) {
  const { id } = application
  const [{ timeline }, items, asked, messages, calendar] = await Promise.all([
    readTimeline({ db, rowSealer }, id),
    listItemRows(db, id),
    listAskedItems(db, id),
    listReceivedMessages(db, id),
    readCalendar(db),
  ])
  const events = timeline.toReversed()
  const open = items.filter(isOpen)
  return {
    turn: decideTurn(application, { open, asked }),
    asked: open.filter(({ id, party }) => party === 'applicant' && asked.has(id)).map(({ id }) => id),
    clock: isDecided(application.status)
      ? null
      : toDeadline(
          [
            ...listDecisionMoves(application, { events, isNothingOpen: open.length === 0 }),
            ...listItemMoves(items, events, now),
            ...listMessageMoves(messages),
          ],
          now,
          calendar,
        ),
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

async function listReceivedMessages(db: Database, applicationId: string) {
  const { id, writtenAt, readAt } = caseMessages
  return db
    .select({ id, writtenAt, readAt })
    .from(caseMessages)
    .where(and(eq(caseMessages.applicationId, applicationId), ne(caseMessages.author, 'desk')))
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
  if (status === 'approved') return 'applicant'
  const isTask = ({ id, state }: ItemRow) =>
    state === 'rejected' || status === 'documents-needed' || asked.has(id)
  const has = (party: CaseParty) => open.some((item) => item.party === party && isTask(item))
  if (has('applicant')) return 'applicant'
  return firm?.state === 'asked' || (firm && has('firm')) ? 'firm' : 'desk'
}

/** The decision is ours unless we need documents or the firm has to confirm first. */
function listDecisionMoves(
  { status, submittedAt }: Application,
  { events, isNothingOpen }: { events: TimelineEntry[]; isNothingOpen: boolean },
): Move[] {
  let waitsForDocuments = false
  let waitsForFirm = false
  const moves: Move[] = [{ at: submittedAt, what: 'decision', lies: 'here' }]
  for (const { type, toStatus, happenedAt } of events) {
    if (type === 'status-changed' && toStatus) {
      waitsForDocuments = toStatus === 'documents-needed' || isDecided(toStatus)
    } else if (type === 'firm-asked') waitsForFirm = true
    else if (type === 'firm-answered' || type === 'firm-wrong-recipient') waitsForFirm = false
    else continue
    const lies = waitsForDocuments || waitsForFirm ? 'away' : 'here'
    moves.push({ at: new Date(happenedAt), what: 'decision', lies })
  }
  // Everything came and nobody here has said so yet: we have had it since the last item.
  if (status === 'documents-needed' && isNothingOpen) {
    const last = events.findLast(({ type }) => type === 'document-received' || type === 'item-unavailable')
    const at = last ? new Date(last.happenedAt) : submittedAt
    moves.push({ at, what: 'complete file', lies: 'here' })
  }
  return moves
}

function listItemMoves(items: ItemRow[], events: TimelineEntry[], now: Date): Move[] {
  const moves = events.flatMap((event): Move[] => {
    const { details } = event
    if (!details || !('itemId' in details) || !details.itemId) return []
    const move = { at: new Date(event.happenedAt), what: details.itemId }
    if (event.type === 'document-received') return [{ ...move, lies: 'here' }]
    const isGone =
      event.type === 'item-accepted' || event.type === 'item-rejected' || event.type === 'item-waived'
    return isGone ? [{ ...move, lies: 'away' }] : []
  })
  // Files may move, vanish, or be older than the list: the list's current state counts.
  for (const { id, state, waivedAt, updatedAt } of items) {
    const isHere = state === 'received' && !waivedAt
    moves.push(isHere ? { at: updatedAt, what: id, lies: 'here' } : { at: now, what: id, lies: 'away' })
  }
  return moves
}

const listMessageMoves = (messages: { id: string; writtenAt: Date; readAt: Date | null }[]): Move[] =>
  messages.flatMap(({ id, writtenAt, readAt }): Move[] => [
    { at: writtenAt, what: id, lies: 'here' },
    ...(readAt ? [{ at: readAt, what: id, lies: 'away' } as const] : []),
  ])

function toDeadline(moves: Move[], now: Date, calendar: Calendar): z.output<typeof deadlineSchema> {
  const { startedAt, dueAt, ...clock } = readCaseDeadline(moves, now, calendar)
  return {
    ...clock,
    startedAt: startedAt?.toISOString() ?? null,
    dueAt: dueAt?.toISOString() ?? null,
    calendar,
  }
}

function toDisclosures({ type, details, happenedAt: at }: TimelineEntry): Disclosure[] {
  if (type === 'firm-asked') return [{ what: 'firm-asked', at }]
  if (type === 'documents-requested' && details?.party === 'firm')
    return [{ what: 'firm-documents-requested', at }]
  if (type === 'message-sent' && details?.party === 'firm') return [{ what: 'firm-message', at }]
  return []
}
