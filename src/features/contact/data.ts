import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { contactMessages, contactReplies } from '#db/schema/index.ts'
import { readPromise } from '#features/calendar/data.ts'
import { promisedSince } from '#site/promise-clock.ts'
import type { Message, MessageQuery, MessageState, MessageWithReplies, Reply } from './schema.ts'

type MessageRow = typeof contactMessages.$inferSelect
type ReplyRow = typeof contactReplies.$inferSelect
type Services = { db: Database; rowSealer: RowSealer }

const { receivedAt, readAt, answeredAt, spamReason } = contactMessages
const notSpam = isNull(spamReason)
const unanswered = and(notSpam, isNull(answeredAt))

const filters: Record<Exclude<MessageState, 'overdue'>, SQL | undefined> = {
  all: notSpam,
  unread: and(notSpam, isNull(readAt)),
  unanswered,
  answered: and(notSpam, isNotNull(answeredAt)),
  spam: isNotNull(spamReason),
}

/** The contact form makes the same promise as the application. */
export async function readPromisedSince(db: Database, now = new Date()): Promise<Date> {
  const { hours, calendar } = await readPromise(db)
  return promisedSince(now, hours, calendar)
}

const filterOf = async (db: Database, state: MessageState) =>
  state === 'overdue' ? and(unanswered, lt(receivedAt, await readPromisedSince(db))) : filters[state]

export function openMessage<Row extends Pick<MessageRow, 'id' | 'sealedMessage'>>(
  rowSealer: RowSealer,
  { sealedMessage, ...row }: Row,
) {
  return { ...row, message: rowSealer.open(contactMessages.sealedMessage, row.id, sealedMessage) }
}
export type ContactMessage = Omit<MessageRow, 'sealedMessage'> & { message: string }

export async function findMessage(db: Database, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  return row
}

export async function findReply({ db, rowSealer }: Services, id: string) {
  const [row] = await db
    .select({ reply: contactReplies, email: contactMessages.email, language: contactMessages.language })
    .from(contactReplies)
    .innerJoin(contactMessages, eq(contactReplies.messageId, contactMessages.id))
    .where(eq(contactReplies.id, id))
  if (!row) return undefined
  const { sealedText, ...reply } = row.reply
  return { ...reply, text: openText(rowSealer, row.reply), email: row.email, language: row.language }
}

const newestFirst = [desc(receivedAt), desc(contactMessages.id)]

/** Every search word must appear in the message or its sender. */
export async function listMessages({ db, rowSealer }: Services, { q, state, page, pageSize }: MessageQuery) {
  const first = (page - 1) * pageSize
  const filter = await filterOf(db, state)
  if (q.trim() !== '') {
    const found = await searchMessages({ db, rowSealer }, filter, q)
    return { messages: found.slice(first, first + pageSize), total: found.length }
  }
  const rows = await db
    .select()
    .from(contactMessages)
    .where(filter)
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset(first)
  const messages = rows.map((row) => toMessage(openMessage(rowSealer, row)))
  return { messages, total: await db.$count(contactMessages, filter) }
}

/** Takes a millisecond or two, so that other requests get their turn. */
const searchBatch = 200

/** The database can't look into sealed messages. */
export async function searchMessages({ db, rowSealer }: Services, filter: SQL | undefined, q: string) {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const found: Message[] = []
  let last: MessageRow | undefined
  while (true) {
    const rows = await db
      .select()
      .from(contactMessages)
      .where(and(filter, last && isAfter(last)))
      .orderBy(...newestFirst)
      .limit(searchBatch)
    for (const row of rows) {
      const opened = openMessage(rowSealer, row)
      const { name, email, phone, message } = opened
      const text = [name, email, phone, message].join('\n').toLowerCase()
      if (words.every((word) => text.includes(word))) found.push(toMessage(opened))
    }
    last = rows.at(-1)
    if (rows.length < searchBatch) return found
  }
}

const isAfter = (row: MessageRow) =>
  sql`(${receivedAt}, ${contactMessages.id}) < (${sql.param(row.receivedAt, receivedAt)}, ${row.id}::uuid)`

export async function readMessages({ db, rowSealer }: Services, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await db.select().from(contactMessages).where(inArray(contactMessages.id, ids))
  return rows.map((row) => ({
    ...toMessage(openMessage(rowSealer, row)),
    namedReference: row.namedReference,
  }))
}

export async function readMessage({ db, rowSealer }: Services, id: string) {
  const row = await findMessage(db, id)
  if (!row) return undefined
  const replies = await db
    .select()
    .from(contactReplies)
    .where(eq(contactReplies.messageId, id))
    .orderBy(asc(contactReplies.writtenAt))
  return {
    ...toMessage(openMessage(rowSealer, row)),
    replies: replies.map((reply) => toReply(reply, openText(rowSealer, reply))),
  }
}

/** The latest few, oldest first. */
export async function listFromSameAddress(services: Services, id: string): Promise<MessageWithReplies[]> {
  const sender = await findMessage(services.db, id)
  if (!sender) return []
  const rows = await services.db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        sql`lower(${contactMessages.email}) = ${sender.email.toLowerCase()}`,
        ne(contactMessages.id, id),
        notSpam,
      ),
    )
    .orderBy(...newestFirst)
    .limit(maxOthers)
  const messages = await Promise.all(rows.map((row) => readMessage(services, row.id)))
  return messages.filter((message) => message !== undefined).reverse()
}

const maxOthers = 20

const openText = (rowSealer: RowSealer, { id, sealedText }: ReplyRow) =>
  rowSealer.open(contactReplies.sealedText, id, sealedText)

export async function readMessagesOverview(db: Database, { since }: { since?: Date | undefined } = {}) {
  const countWhere = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const [row] = await db
    .select({
      unread: countWhere(filters.unread),
      unanswered: countWhere(filters.unanswered),
      overdue: countWhere(await filterOf(db, 'overdue')),
      spam: countWhere(filters.spam),
      since: since ? countWhere(and(notSpam, gt(receivedAt, since))) : sql<number>`0`.mapWith(Number),
    })
    .from(contactMessages)
  return row ?? { unread: 0, unanswered: 0, overdue: 0, spam: 0, since: 0 }
}

const toIso = (date: Date | null) => date?.toISOString() ?? null

function toMessage(row: ContactMessage): Message {
  const { id, name, email, phone, subject, message, spamReason, receivedAt } = row
  return {
    ...{ id, name, email, phone, subject, message },
    isSpam: spamReason !== null,
    receivedAt: receivedAt.toISOString(),
    readAt: toIso(row.readAt),
    answeredAt: toIso(row.answeredAt),
    settledAt: toIso(row.settledAt),
  }
}

export function toReply(row: ReplyRow, text: string): Reply {
  const { id, personName, writtenAt, sentAt, outboxAt, refusedAt } = row
  return {
    id,
    text,
    writtenBy: personName,
    writtenAt: writtenAt.toISOString(),
    sentAt: toIso(sentAt),
    outboxAt: toIso(outboxAt),
    refusedAt: toIso(refusedAt),
  }
}
