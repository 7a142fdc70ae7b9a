import type { ApplicationDetail } from '#features/applications/review/schema.ts'
import type { DeskThread } from '#features/applications/thread/schema.ts'
import { actorOf, detailsOf, titleOf } from '#features/timeline/components/admin/timeline-words.ts'
import type { TimelineEntry } from '#features/timeline/schema.ts'
import { type CaseParty, caseParties } from '#site/choices/case-file.ts'
import { labelOf } from '#site/choices/choice.ts'
import { formatMoment } from '#site/format.ts'

/** What the stream can be narrowed to. Calls get a kind of their own when they can be logged. */
export const activityKinds = [
  { value: 'note', label: 'Notes' },
  { value: 'message', label: 'Messages' },
  { value: 'mail', label: 'Mails' },
  { value: 'document', label: 'Documents' },
  { value: 'change', label: 'Changes' },
  { value: 'look', label: 'Who looked' },
] as const
export type ActivityKind = (typeof activityKinds)[number]['value']

/** One thing that happened, in words. */
export type ActivityEntry = {
  id: string
  kind: ActivityKind
  happenedAt: string
  title: string
  /** Who did it, where the title doesn't say. */
  by?: string | undefined
  details: readonly string[]
  /** What somebody wrote. */
  words?: string | undefined
  /** A message that nobody here has read, by whom. */
  unreadOf?: CaseParty | undefined
}

type Activity = Pick<ApplicationDetail, 'timeline' | 'notes'> & { threads: readonly DeskThread[] | undefined }

/** Everything that happened, newest first. Notes and messages stand for the events that tell of them. */
export function listActivity({ timeline, notes, threads = [] }: Activity): ActivityEntry[] {
  const messages = threads.flatMap(toMessages)
  const told = new Set([...notes, ...messages].map(({ id }) => id))
  const events = timeline.filter((event) => !told.has(subjectOf(event) ?? '')).map(toEntry)
  const written = notes.map(
    ({ id, body, writtenBy, createdAt }): ActivityEntry => ({
      id,
      kind: 'note',
      happenedAt: createdAt,
      title: writtenBy ? `Note by ${writtenBy}` : 'Note',
      details: [],
      words: body,
    }),
  )
  return [...written, ...messages, ...events].sort((a, b) => b.happenedAt.localeCompare(a.happenedAt))
}

/** The note or message that an event tells of. */
function subjectOf({ type, details }: TimelineEntry): string | undefined {
  if (type === 'note-added') return details?.noteId
  const isMessage = type === 'message-received' || type === 'firm-message-received' || type === 'message-sent'
  return isMessage ? details?.messageId : undefined
}

function toMessages({ party, messages, unread }: DeskThread): ActivityEntry[] {
  const who = labelOf(caseParties, party)
  const theirs = messages.filter(({ author }) => author !== 'desk')
  const unreadIds = new Set(theirs.slice(theirs.length - unread).map(({ id }) => id))
  return messages.map((message) => ({
    id: message.id,
    kind: 'message',
    happenedAt: message.writtenAt,
    title: titleOfMessage(message, who),
    details: listDetails(message),
    words: message.text,
    unreadOf: unreadIds.has(message.id) ? party : undefined,
  }))
}

type Message = DeskThread['messages'][number]

function titleOfMessage({ author, name, fromOther }: Message, who: string): string {
  if (author === 'desk') return `${name ?? 'The desk'} to the ${who.toLowerCase()}`
  return fromOther ? `Another address wrote to the ${who.toLowerCase()}’s thread` : `${who} wrote`
}

function listDetails({ author, readAt, byMail, fromOther, sender, hadAttachments }: Message): string[] {
  if (author === 'desk') return [readAt ? `seen ${formatMoment(readAt)}` : 'not seen yet']
  return [
    byMail && 'by mail',
    fromOther && `came from another address${sender ? `, ${sender}` : ''}: make sure who wrote it`,
    hadAttachments && 'had attachments, which we don’t take in: ask for them on the page',
  ].filter((words) => words !== false)
}

const toEntry = (event: TimelineEntry): ActivityEntry => ({
  id: event.id,
  kind: kindOf(event.type),
  happenedAt: event.happenedAt,
  title: titleOf(event),
  by: actorOf(event),
  details: detailsOf(event),
})

function kindOf(type: TimelineEntry['type']): ActivityKind {
  if (type === 'viewed') return 'look'
  if (type === 'note-added') return 'note'
  if (type.startsWith('mail-')) return 'mail'
  if (type.endsWith('message-received') || type === 'message-sent') return 'message'
  return /^(documents?|items?|reminders|request|upload-link)-/.test(type) ? 'document' : 'change'
}

/** Without who looked, unless somebody asks for that: each opening of a file would be a line. */
export const filterActivity = (entries: readonly ActivityEntry[], kind: ActivityKind | undefined) =>
  entries.filter((entry) => (kind ? entry.kind === kind : entry.kind !== 'look'))

export type ActivityDay = { day: string; entries: ActivityEntry[] }

/** By day, in the reader's own time. */
export function groupByDay(
  entries: readonly ActivityEntry[],
  dayOf: (moment: string) => string,
): ActivityDay[] {
  const days: ActivityDay[] = []
  for (const entry of entries) {
    const day = dayOf(entry.happenedAt)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}
