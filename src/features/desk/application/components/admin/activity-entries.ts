import { type CaseParty, caseParties } from '#domain/case-file.ts'
import { linkReasons } from '#domain/message-links.ts'
import type { MessagesOfApplication } from '#features/messages/contact-links/schema.ts'
import type { ApplicationEmail } from '#features/messages/emails/schema.ts'
import type { DeskThread } from '#features/messages/thread/schema.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { sayCall, sayFollowUp } from '#features/timeline/components/admin/speaking-words.ts'
import { actorOf, detailsOf, titleOf } from '#features/timeline/components/admin/timeline-words.ts'
import type { TimelineEntry } from '#features/timeline/schema/entries.ts'
import { paths } from '#site/paths.ts'
import { formatMoment, labelOf } from '#site/staff-format.ts'

export const activityKinds = [
  { value: 'note', label: 'Notes' },
  { value: 'call', label: 'Calls' },
  { value: 'message', label: 'Messages' },
  { value: 'mail', label: 'Mails' },
  { value: 'document', label: 'Documents' },
  { value: 'money', label: 'Money' },
  { value: 'change', label: 'Changes' },
  { value: 'look', label: 'Who looked' },
] as const
export type ActivityKind = (typeof activityKinds)[number]['value']

export type ActivityEntry = {
  id: string
  kind: ActivityKind
  happenedAt: string
  title: string
  by?: string | undefined
  details: readonly string[]
  words?: string | undefined
  /** The party whose message nobody here has read. */
  unreadOf?: CaseParty | undefined
  /** Where to read it in full, and what the link says. */
  link?: { to: string; words: string } | undefined
}

type Activity = Pick<ApplicationDetail, 'id' | 'timeline' | 'notes' | 'calls' | 'mails' | 'followUps'> & {
  threads: readonly DeskThread[] | undefined
  timeZone: string
}

/** Newest first. Notes, calls and messages replace the events about them. */
export function listActivity(activity: Activity): ActivityEntry[] {
  const { id: applicationId, timeline, notes, calls, mails, followUps, threads = [], timeZone } = activity
  const mailed = new Set(mails.map(({ messageId }) => messageId))
  const messages = threads.flatMap(toMessages).filter(({ id }) => !mailed.has(id))
  const told = new Set([...notes, ...calls, ...mails, ...messages].map(({ id }) => id))
  const wordsOf = new Map(followUps.map(({ id, words }) => [id, words]))
  const events = timeline
    .filter((event) => !told.has(subjectOf(event) ?? ''))
    .map((event) => toEntry(event, { applicationId, wordsOf, timeZone }))
  const sayPlanned = (id: string) =>
    followUps
      .filter(({ noteId, callId }) => noteId === id || callId === id)
      .map((followUp) => `follow-up: ${sayFollowUp(followUp, timeZone)}`)
  const written = notes.map(
    ({ id, body, writtenBy, createdAt }): ActivityEntry => ({
      id,
      kind: 'note',
      happenedAt: createdAt,
      title: writtenBy ? `Note by ${writtenBy}` : 'Note',
      details: sayPlanned(id),
      words: body,
    }),
  )
  const spoken = calls.map(
    ({ id, minutes, words, loggedBy, calledAt, ...call }): ActivityEntry => ({
      id,
      kind: 'call',
      happenedAt: calledAt,
      title: sayCall(call),
      by: loggedBy ?? undefined,
      details: [...(minutes ? [`${minutes} min`] : []), ...sayPlanned(id)],
      words: words ?? undefined,
    }),
  )
  return [...written, ...spoken, ...mails.map(toMail), ...messages, ...events].sort((a, b) =>
    b.happenedAt.localeCompare(a.happenedAt),
  )
}

const toMail = ({
  id,
  party,
  subject,
  text,
  attachments,
  writtenBy,
  ...mail
}: ApplicationEmail): ActivityEntry => ({
  id,
  kind: 'mail',
  happenedAt: mail.writtenAt,
  title: `Mail to the ${labelOf(caseParties, party).toLowerCase()}: ${subject}`,
  by: writtenBy ?? undefined,
  details: [
    ...(attachments > 0
      ? [attachments === 1 ? '1 document attached' : `${attachments} documents attached`]
      : []),
    mailStates[mail.state],
  ],
  words: text,
})

const mailStates: Record<ApplicationEmail['state'], string> = {
  waiting: 'leaves in a minute',
  leaving: 'on its way',
  sent: 'sent',
  'held-back': 'not sent: the address takes no mail from us, or what was attached is gone',
  undone: 'taken back, never sent',
}

function subjectOf({ type, details }: TimelineEntry): string | undefined {
  if (type === 'note-added') return details?.noteId
  if (type === 'call-logged') return details?.callId
  if (type.startsWith('mail-')) return details && 'fileMailId' in details ? details.fileMailId : undefined
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

type Saying = {
  applicationId: string
  wordsOf: ReadonlyMap<string, string | null>
  timeZone: string
}

const toEntry = (event: TimelineEntry, { applicationId, wordsOf, timeZone }: Saying): ActivityEntry => ({
  id: event.id,
  kind: kindOf(event),
  happenedAt: event.happenedAt,
  title: titleOf(event),
  by: actorOf(event),
  details: detailsOf(event, timeZone),
  words: (event.type === 'follow-up-set' && wordsOf.get(event.details?.followUpId ?? '')) || undefined,
  ...(event.type.startsWith('contract-') && {
    link: { to: paths.adminApplicationContract(applicationId), words: 'Open the contract' },
  }),
})

const moneyTypes = /^(contract|money|funding|payment|repayment)-/

function kindOf({ type, toStatus }: TimelineEntry): ActivityKind {
  if (type === 'viewed') return 'look'
  if (type === 'note-added') return 'note'
  if (type === 'call-logged') return 'call'
  if (type.startsWith('mail-')) return 'mail'
  if (type.endsWith('message-received') || type === 'message-sent') return 'message'
  if (moneyTypes.test(type) || toStatus === 'approved' || toStatus === 'funded') return 'money'
  return /^(documents?|items?|reminders|request|upload-link)-/.test(type) ? 'document' : 'change'
}

/** Leaves out who looked unless asked: every opening would be a line. */
export const filterActivity = (entries: readonly ActivityEntry[], kind: ActivityKind | undefined) =>
  entries.filter((entry) => (kind ? entry.kind === kind : entry.kind !== 'look'))

export type ActivityDay = { day: string; entries: ActivityEntry[] }

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

/** Messages from the contact form that somebody linked to the application, with our replies. */
export const listContactEntries = (linked: MessagesOfApplication['linked']): ActivityEntry[] =>
  linked.flatMap(({ id, name, message, receivedAt, reason, linkedBy, replies }): ActivityEntry[] => [
    {
      id,
      kind: 'message',
      happenedAt: receivedAt,
      title: `${name} wrote by the contact form`,
      details: [labelOf(linkReasons, reason), ...(linkedBy ? [`linked by ${linkedBy}`] : [])],
      words: message,
      link: { to: paths.adminMessage(id), words: 'Open in Messages' },
    },
    ...replies.map(
      (reply): ActivityEntry => ({
        id: reply.id,
        kind: 'message',
        happenedAt: reply.writtenAt,
        title: `${reply.writtenBy ?? 'The desk'} answered ${name} by mail`,
        details: [],
        words: reply.text,
        link: { to: paths.adminMessage(id), words: 'Open in Messages' },
      }),
    ),
  ])
