import { and, asc, desc, eq, gt, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { contactMessages, contactReplies } from '#db/schema/index.ts'
import { promisedHours } from '#site/promise.ts'
import type {
  Message,
  MessagePage,
  MessageQuery,
  MessageState,
  MessagesOverview,
  MessageWithReplies,
  Reply,
} from './schema.ts'

export type ContactMessage = typeof contactMessages.$inferSelect
export type ContactReply = typeof contactReplies.$inferSelect

const { name, email, phone, message, receivedAt, readAt, answeredAt, spamReason } = contactMessages
const notSpam = isNull(spamReason)
const unanswered = and(notSpam, isNull(answeredAt))

const promised = sql`now() - make_interval(hours => ${promisedHours}::int)`

const piles: Record<MessageState, SQL | undefined> = {
  all: notSpam,
  unread: and(notSpam, isNull(readAt)),
  unanswered,
  overdue: and(unanswered, sql`${receivedAt} < ${promised}`),
  answered: and(notSpam, isNotNull(answeredAt)),
  spam: isNotNull(spamReason),
}

export async function findMessage(db: Database, id: string): Promise<ContactMessage | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  return row
}

export async function findReply(
  db: Database,
  id: string,
): Promise<{ reply: ContactReply; message: ContactMessage } | undefined> {
  const [row] = await db
    .select({ reply: contactReplies, message: contactMessages })
    .from(contactReplies)
    .innerJoin(contactMessages, eq(contactReplies.messageId, contactMessages.id))
    .where(eq(contactReplies.id, id))
  return row
}

/** Lists a page of messages, newest first. Every search word must appear in the message or its sender. */
export async function listMessages(
  db: Database,
  { q, state, page, pageSize }: MessageQuery,
): Promise<MessagePage> {
  const words = q.split(/\s+/).filter(Boolean)
  const where = and(piles[state], ...words.map(mentions))
  const rows = await db
    .select()
    .from(contactMessages)
    .where(where)
    .orderBy(desc(receivedAt), desc(contactMessages.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { messages: rows.map(toMessage), total: await db.$count(contactMessages, where) }
}

export async function readMessage(db: Database, id: string): Promise<MessageWithReplies | undefined> {
  const row = await findMessage(db, id)
  if (!row) return undefined
  const replies = await db
    .select()
    .from(contactReplies)
    .where(eq(contactReplies.messageId, id))
    .orderBy(asc(contactReplies.writtenAt))
  return { ...toMessage(row), replies: replies.map(toReply) }
}

export async function readMessagesOverview(
  db: Database,
  { since }: { since?: Date | undefined } = {},
): Promise<MessagesOverview> {
  const countWhere = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const [row] = await db
    .select({
      unread: countWhere(piles.unread),
      unanswered: countWhere(piles.unanswered),
      overdue: countWhere(piles.overdue),
      spam: countWhere(piles.spam),
      since: since ? countWhere(and(notSpam, gt(receivedAt, since))) : sql<number>`0`.mapWith(Number),
    })
    .from(contactMessages)
  return row ?? { unread: 0, unanswered: 0, overdue: 0, spam: 0, since: 0 }
}

function mentions(word: string): SQL | undefined {
  // Escapes LIKE's wildcards.
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(...[name, email, phone, message].map((column) => ilike(column, pattern)))
}

const toIso = (date: Date | null) => date?.toISOString() ?? null

function toMessage(row: ContactMessage): Message {
  const { id, name, email, phone, subject, message, spamReason, receivedAt, readAt, answeredAt } = row
  return {
    ...{ id, name, email, phone, subject, message },
    isSpam: spamReason !== null,
    receivedAt: receivedAt.toISOString(),
    readAt: toIso(readAt),
    answeredAt: toIso(answeredAt),
  }
}

export function toReply({ id, text, writtenAt, sentAt, outboxAt, refusedAt }: ContactReply): Reply {
  return {
    id,
    text,
    writtenAt: writtenAt.toISOString(),
    sentAt: toIso(sentAt),
    outboxAt: toIso(outboxAt),
    refusedAt: toIso(refusedAt),
  }
}
