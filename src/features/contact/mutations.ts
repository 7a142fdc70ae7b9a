import { createHash, randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { keepDeleted } from '#db/keep-deleted.ts'
import { hashRequest } from '#db/keyed-hashes.ts'
import { openRow } from '#db/open-rows.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, contactMessages, contactReplies, messageLinks } from '#db/schema/index.ts'
import type { Author } from '#lib/access.ts'
import { forgetJobs } from '#lib/jobs/forget-jobs.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { announce } from '#lib/live/news.ts'
import { removeFromOutbox } from '#lib/mail/outbox.ts'
import { findReference } from '#lib/references.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { findSpamReason } from '#lib/spam.ts'
import type { Locale } from '#site/locale.ts'
import { toReply } from './data.ts'
import { mailContactMessage, mailContactReply } from './jobs.ts'
import type { ContactInput, ContactRequest, MessageMarks, Reply, ReplyRequest } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

/** Without a browser key, the same words within this time are one message. */
const repeatWindow = 10 * 60_000

/** Suspected spam is stored but not mailed: password managers fill in hidden fields too, and no message may vanish. */
export async function receiveMessage(
  { db, rowSealer, enqueue }: Services,
  request: ContactRequest,
  language: Locale,
) {
  const { submissionKey, homepage, elapsed, ...form } = request
  const { message, ...sender } = form
  const key = hashRequest(rowSealer, keyOf(form, submissionKey))
  const id = randomUUID()
  const sealedMessage = rowSealer.seal(contactMessages.sealedMessage, id, message)
  const spamReason = findSpamReason({ homepage, elapsed })
  return db.transaction(async (tx) => {
    const [inserted] = await tx
      .insert(contactMessages)
      .values({
        ...sender,
        ...{ id, language, sealedMessage, spamReason },
        phone: sender.phone || null,
        submissionKey: key,
        namedReference: findReference(message),
      })
      .onConflictDoNothing({ target: contactMessages.submissionKey })
      .returning({ id: contactMessages.id })
    if (inserted) {
      if (!spamReason) await enqueue(tx, mailContactMessage, { messageId: id })
      await announceContact(tx, 'contact-message')
      return { id, isRepeated: false }
    }
    const [first] = await tx
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(eq(contactMessages.submissionKey, key))
    return { id: first?.id ?? randomUUID(), isRepeated: true }
  })
}

export const announceContact = (tx: Database | Transaction, kind: 'contact-message' | 'contact-changed') =>
  announce(tx, [{ id: null, kind, applicationId: null, by: null, at: new Date().toISOString() }])

/** Includes the words: a message changed after a failed attempt is a different one. */
function keyOf({ name, email, phone, subject, message }: ContactInput, key: string | undefined): string {
  const attempt = key ?? String(Math.floor(Date.now() / repeatWindow))
  return digestOf([attempt, name, email, phone, subject, message])
}

const digestOf = (words: readonly (string | null)[]) =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url')

/** A mark that's already set keeps its time. */
export async function markMessage(
  db: Database | Transaction,
  id: string,
  { read, answered, spam, done }: MessageMarks,
) {
  const { readAt, answeredAt } = contactMessages
  const isAnswered = answered === true || done === true
  const rows = await db
    .update(contactMessages)
    .set({
      // An answered message has been read.
      ...((read === true || isAnswered) && { readAt: sql`coalesce(${readAt}, now())` }),
      ...(read === false && { readAt: null }),
      ...(isAnswered && { answeredAt: sql`coalesce(${answeredAt}, now())` }),
      ...(answered === false && { answeredAt: null, settledAt: null }),
      ...(done === true && { settledAt: sql`now()` }),
      // Without a reply, only "done" had answered it.
      ...(done === false && {
        settledAt: null,
        answeredAt: sql`case when exists (select 1 from ${contactReplies}
          where ${contactReplies.messageId} = ${contactMessages.id}) then ${answeredAt} end`,
      }),
      ...(spam === false && { spamReason: null }),
      // The database refuses an update without changes.
      id,
    })
    .where(eq(contactMessages.id, id))
    .returning({ id: contactMessages.id })
  if (rows.length > 0) await announceContact(db, 'contact-changed')
  return rows.length > 0
}

type Replied = Outcome<{ reply: Reply; isRepeated: boolean }, ReplyRefusal>
export type ReplyRefusal = 'unknown' | 'answered meanwhile'

/** All or nothing. If somebody else replied since the `seen` ones, nothing goes out. */
export async function replyToMessage(
  { db, rowSealer, enqueue }: Services,
  messageId: string,
  { text, submissionKey, seen }: ReplyRequest,
  by?: Author,
): Promise<Replied> {
  // Includes the words: a reply changed after a failed attempt is a different one.
  const key = hashRequest(rowSealer, digestOf([submissionKey ?? null, text]))
  const id = randomUUID()
  const sealedText = rowSealer.seal(contactReplies.sealedText, id, text)
  return db.transaction(async (tx) => {
    const isThis = eq(contactMessages.id, messageId)
    const locked = await tx
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(isThis)
      .for('update')
    if (locked.length === 0) return refuse('unknown')
    const replies = await tx.select().from(contactReplies).where(eq(contactReplies.messageId, messageId))
    const first = replies.find((reply) => reply.submissionKey === key)
    if (first) return { ok: true, reply: toReply(first, text), isRepeated: true }
    if (seen !== undefined && replies.length > seen) return refuse('answered meanwhile')
    const [inserted] = await tx
      .insert(contactReplies)
      .values({ id, messageId, sealedText, submissionKey: key, ...by })
      .returning()
    if (!inserted) throw new Error('the reply was not kept')
    await tx.update(contactMessages).set({ settledAt: null }).where(isThis)
    await markMessage(tx, messageId, { answered: true })
    await enqueue(tx, mailContactReply, { replyId: id })
    return { ok: true, reply: toReply(inserted, text), isRepeated: false }
  })
}

/** It can be brought back for a while, with its replies. Mails that are still unsent never go out. */
export async function deleteMessage(
  { db, rowSealer, dataDir }: { db: Database; rowSealer: RowSealer; dataDir: string },
  id: string,
  by?: Author,
) {
  const ids = await db.transaction(async (tx) => {
    const isThis = eq(contactMessages.id, id)
    await lockLinked(tx, id)
    const [locked] = await tx.select().from(contactMessages).where(isThis).for('update')
    if (!locked) return []
    const replies = await tx.select().from(contactReplies).where(eq(contactReplies.messageId, id))
    const links = await tx.select().from(messageLinks).where(eq(messageLinks.messageId, id))
    const about = [id, ...replies.map((reply) => reply.id)]
    await forgetJobs(tx, about)
    const rows = {
      contact_messages: [openRow(rowSealer, contactMessages, locked)],
      contact_replies: replies.map((reply) => openRow(rowSealer, contactReplies, takeBack(reply))),
      message_links: links.map((link) => openRow(rowSealer, messageLinks, link)),
    }
    const applicationId = links.find(({ verdict }) => verdict === 'linked')?.applicationId
    const kept = { id, kind: 'message', applicationId, email: locked.email, rows } as const
    await keepDeleted({ tx, rowSealer }, { ...kept, ...by })
    await tx.delete(contactMessages).where(isThis)
    await announceContact(tx, 'contact-changed')
    return about
  })
  await removeFromOutbox(dataDir, ids)
  return ids.length > 0
}

/** The application first, as deleting a person's data does. */
async function lockLinked(tx: Transaction, messageId: string): Promise<void> {
  const linked = tx
    .select({ id: messageLinks.applicationId })
    .from(messageLinks)
    .where(and(eq(messageLinks.messageId, messageId), eq(messageLinks.verdict, 'linked')))
  const { id } = applications
  await tx.select({ id }).from(applications).where(inArray(id, linked)).for('key share')
}

type ReplyRow = typeof contactReplies.$inferSelect

/** A reply that hadn't left by then is kept as one that didn't arrive. */
function takeBack(reply: ReplyRow): ReplyRow {
  const hasLeft = reply.sentAt ?? reply.refusedAt
  return hasLeft ? reply : { ...reply, outboxAt: null, refusedAt: new Date() }
}
