import { createHash, randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { contactMessages, contactReplies } from '#db/schema/index.ts'
import { forgetJobs } from '#lib/jobs/forget-jobs.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { removeFromOutbox } from '#lib/mail/outbox.ts'
import { findSpamReason } from '#lib/spam.ts'
import { toReply } from './data.ts'
import { mailContactMessage, mailContactReply } from './jobs.ts'
import type { ContactInput, ContactRequest, MessageMarks, Reply, ReplyRequest } from './schema.ts'

/** Without a key from the browser, the same words within this time are one message sent twice. */
const repeatWindow = 10 * 60_000

/**
 * Keeps a message and, in the same transaction, asks for the mail about it. What looks like a machine's is kept too, but
 * not mailed: a password manager can fill in a hidden field as well, and nobody's message may vanish.
 */
export async function receiveMessage(
  { db, enqueue }: { db: Database; enqueue: Enqueue },
  request: ContactRequest,
): Promise<{ id: string; isRepeated: boolean }> {
  const { submissionKey, homepage, elapsed, ...form } = request
  const key = keyOf(form, submissionKey)
  const spamReason = findSpamReason({ homepage, elapsed })
  return db.transaction(async (tx) => {
    const [inserted] = await tx
      .insert(contactMessages)
      .values({ ...form, phone: form.phone || null, submissionKey: key, spamReason })
      .onConflictDoNothing({ target: contactMessages.submissionKey })
      .returning({ id: contactMessages.id })
    if (inserted) {
      if (!spamReason) await enqueue(tx, mailContactMessage, { messageId: inserted.id })
      return { id: inserted.id, isRepeated: false }
    }
    const [first] = await tx
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(eq(contactMessages.submissionKey, key))
    return { id: first?.id ?? randomUUID(), isRepeated: true }
  })
}

/** The words are part of it: a message that was changed after a failed attempt is another one. */
function keyOf({ name, email, phone, subject, message }: ContactInput, key: string | undefined): string {
  const attempt = key ?? String(Math.floor(Date.now() / repeatWindow))
  return createHash('sha256')
    .update(JSON.stringify([attempt, name, email, phone, subject, message]))
    .digest('base64url')
}

/** Answers whether there is such a message. A mark that is set already keeps its time. */
export async function markMessage(db: Database, id: string, { read, answered, spam }: MessageMarks) {
  const { readAt, answeredAt } = contactMessages
  const rows = await db
    .update(contactMessages)
    .set({
      // What was answered has been read.
      ...((read === true || answered === true) && { readAt: sql`coalesce(${readAt}, now())` }),
      ...(read === false && { readAt: null }),
      ...(answered === true && { answeredAt: sql`coalesce(${answeredAt}, now())` }),
      ...(answered === false && { answeredAt: null }),
      ...(spam === false && { spamReason: null }),
      // Written in any case: without a mark there would be nothing to update, which the database refuses.
      id,
    })
    .where(eq(contactMessages.id, id))
    .returning({ id: contactMessages.id })
  return rows.length > 0
}

/** Keeps a reply, marks the message answered and asks for the mail, all or nothing. */
export async function replyToMessage(
  { db, enqueue }: { db: Database; enqueue: Enqueue },
  messageId: string,
  { text, submissionKey }: ReplyRequest,
): Promise<{ reply: Reply; isRepeated: boolean } | undefined> {
  // The words are part of it: what was changed after a failed attempt is another reply.
  const key = createHash('sha256')
    .update(JSON.stringify([submissionKey ?? null, text]))
    .digest('base64url')
  return db.transaction(async (tx) => {
    if (!(await markMessage(tx, messageId, { answered: true }))) return undefined
    const [inserted] = await tx
      .insert(contactReplies)
      .values({ messageId, text, submissionKey: key })
      .onConflictDoNothing()
      .returning()
    if (inserted) {
      await enqueue(tx, mailContactReply, { replyId: inserted.id })
      return { reply: toReply(inserted), isRepeated: false }
    }
    const [first] = await tx
      .select()
      .from(contactReplies)
      .where(and(eq(contactReplies.messageId, messageId), eq(contactReplies.submissionKey, key)))
    return first && { reply: toReply(first), isRepeated: true }
  })
}

/** With its replies, the jobs about it, and its mails in the outbox. Answers whether there was such a message. */
export async function deleteMessage(
  { db, dataDir }: { db: Database; dataDir: string },
  id: string,
): Promise<boolean> {
  const ids = await db.transaction(async (tx) => {
    const replies = await tx
      .select({ id: contactReplies.id })
      .from(contactReplies)
      .where(eq(contactReplies.messageId, id))
    const about = [id, ...replies.map((reply) => reply.id)]
    await forgetJobs(tx, about)
    const deleted = await tx.delete(contactMessages).where(eq(contactMessages.id, id)).returning()
    return deleted.length > 0 ? about : []
  })
  await removeFromOutbox(dataDir, ids)
  return ids.length > 0
}
