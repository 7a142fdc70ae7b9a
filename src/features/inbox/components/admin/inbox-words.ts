import { type ApplicationStatus, statusOf } from '#domain/application-status.ts'
import { formatActivity } from '#features/applications/progress/components/admin/progress-words.ts'
import type { ApplicationsOfMessage } from '#features/messages/contact-links/schema.ts'
import { formatDate, formatTime } from '#site/staff-format.ts'
import type { InboxRow } from '../../schema/inbox.ts'

const day = { month: 'short', day: 'numeric' } as const
const daysBetween = (moment: Date, now: Date) =>
  Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(moment).setHours(0, 0, 0, 0)) / 86_400_000)

/** "9:38 AM" today, "Sun" this week, "Nov 4", "Nov 4, 2025": a row has little room. */
export const formatArrival = (at: string, now = Date.now()) => formatActivity(at, now, { weekday: 'short' })

/** "Today, 9:38 AM ET", "Thu, Nov 12, 7:44 PM ET" */
export function formatLetterTime(at: string, now = new Date()): string {
  const moment = new Date(at)
  if (daysBetween(moment, now) === 0) return `Today, ${formatTime(moment)}`
  const year = moment.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return `${formatDate(moment, { weekday: 'short', ...day, ...year })}, ${formatTime(moment)}`
}

export function describeApplication(row: InboxRow): { words: string; status?: ApplicationStatus } {
  if (row.kind === 'case') {
    const { status, reference, name } = row.file
    return { words: `${row.party === 'firm' ? name : statusOf(status).label} · ${reference}`, status }
  }
  return describeApplications(row.files)
}

function describeApplications({
  link,
  suggestions,
}: ApplicationsOfMessage): ReturnType<typeof describeApplication> {
  if (link) return { words: `${statusOf(link.status).label} · ${link.reference}`, status: link.status }
  const [first, ...others] = suggestions
  if (!first) return { words: 'No file yet' }
  if (first.reason === 'reference') return { words: `${first.name} · by reference`, status: first.status }
  if (others.length === 0) return { words: `${first.name} · by address`, status: first.status }
  const isFirm = suggestions.every(({ reason }) => reason === 'firm-address')
  return { words: `${suggestions.length} files of this ${isFirm ? 'firm' : 'address'}` }
}

/** Words, never a color alone. */
export function listMarks(row: InboxRow): string[] {
  if (row.kind === 'case')
    return [row.isSettled && 'Done', !row.isSettled && row.isOurs && 'We wrote last'].filter(
      (mark) => mark !== false,
    )
  const isOpen = !row.answeredAt && !row.isSpam
  return [
    row.isSpam && 'Spam',
    row.answeredAt && 'Answered',
    isOpen && row.subject === 'urgent' && 'Urgent',
    row.isOverdue && 'Overdue',
  ].filter((mark) => typeof mark === 'string')
}

export const isUnread = (row: InboxRow) => (row.kind === 'case' ? row.isUnread : !row.readAt)
