import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, caseMessages, caseThreads } from '#db/schema/index.ts'
import type { MessageAuthor } from '#domain/case-file.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { announceChange } from '#lib/live/news.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { isOfThread, isOwnTime, type MessageRow, type Place, toMessage } from './data.ts'
import { mailDeskMessage, mailMessageArrived } from './jobs.ts'
import type { MailOrigin, NewMessage, ThreadMessage } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }
type Writing = { tx: Transaction; rowSealer: RowSealer }

/** A conversation needs less, and nobody can fill our disk with a link. */
const mostPerDay = 30
const mostInAll = 500

export type MessageRefusal = 'unknown' | 'too many' | 'answered meanwhile'

/** A message that is sent twice is kept once. */
export async function receiveMessage(
  { db, rowSealer, enqueue }: Services,
  { applicationId, party }: Place,
  message: NewMessage,
  mail?: MailOrigin,
): Promise<Outcome<{ message: ThreadMessage }, MessageRefusal>> {
  return db.transaction(async (tx) => {
    if (!(await lockApplication(tx, applicationId))) return refuse('unknown')
    const first = await findSent(tx, { applicationId, author: party, key: message.submissionKey })
    if (first) return { ok: true, message: toMessage(rowSealer, first) }
    if (await hasWrittenTooMuch(tx, { applicationId, party }))
      return refuse('too many', { wait: 24 * 60 * 60_000 })
    const row = await insertMessage({ tx, rowSealer }, { applicationId, party, author: party }, message, mail)
    const type = party === 'firm' ? 'firm-message-received' : 'message-received'
    const origin = mail && { byMail: true as const, ...(mail.sender && { otherSender: true as const }) }
    await recordEvents(tx, [{ applicationId, type, details: { messageId: row.id, party, ...origin } }])
    await enqueue(tx, mailMessageArrived, { messageId: row.id })
    // Somebody who writes on the page has read it; an answer by mail may be about an older message.
    if (!mail) await markRead(tx, { applicationId, party }, 'party')
    return { ok: true, message: toMessage(rowSealer, row) }
  })
}

/**
 * A mail tells the party that a message waits. If the writer says how many of the desk's messages they have seen and
 * there are more, they see those first.
 */
export async function sendMessage(
  { db, rowSealer, enqueue }: Services,
  { applicationId, party }: Place,
  { seen, ...message }: NewMessage & { seen?: number | undefined },
  reviewer: Reviewer,
): Promise<Outcome<{ message: ThreadMessage }, 'unknown' | 'answered meanwhile'>> {
  return db.transaction(async (tx) => {
    if (!(await lockApplication(tx, applicationId))) return refuse('unknown')
    const first = await findSent(tx, { applicationId, author: 'desk', key: message.submissionKey })
    if (first) return { ok: true, message: toMessage(rowSealer, first) }
    const isOurs = isOfThread({ applicationId, party }, 'desk')
    if (seen !== undefined && (await tx.$count(caseMessages, isOurs)) > seen)
      return refuse('answered meanwhile')
    const { id: personId = null, name: personName = null } = reviewer.person ?? {}
    const from = { applicationId, party, author: 'desk' as const, personId, personName }
    const row = await insertMessage({ tx, rowSealer }, from, message)
    const details = { ...reviewer, messageId: row.id, party }
    await recordEvents(tx, [{ applicationId, type: 'message-sent', details }])
    await enqueue(tx, mailDeskMessage, { messageId: row.id })
    // The desk has read what it answers.
    await markRead(tx, { applicationId, party }, 'desk')
    return { ok: true, message: toMessage(rowSealer, row) }
  })
}

/** Puts a colleague's mail into the thread that the answer comes back to, once. */
export async function keepMailedWords(
  writing: Writing,
  mail: Place & { id: string; personId: string | null; personName: string | null },
  text: string,
): Promise<string> {
  const { applicationId, party, id, personId, personName } = mail
  const submissionKey = `file-mail-${id}`
  const first = await findSent(writing.tx, { applicationId, author: 'desk', key: submissionKey })
  const from = { applicationId, party, author: 'desk' as const, personId, personName }
  return (first ?? (await insertMessage(writing, from, { text, submissionKey }))).id
}

/** Everybody who writes a message waits for the application's row, so that the limits are exact. */
export async function lockApplication(tx: Transaction, id: string): Promise<boolean> {
  const isThis = eq(applications.id, id)
  const rows = await tx.select({ id: applications.id }).from(applications).where(isThis).for('no key update')
  return rows.length > 0
}

type Sent = { applicationId: string; author: MessageAuthor; key: string }

async function findSent(tx: Transaction, { applicationId, author, key }: Sent) {
  const { submissionKey } = caseMessages
  const isFromThem = and(eq(caseMessages.applicationId, applicationId), eq(caseMessages.author, author))
  const [row] = await tx
    .select()
    .from(caseMessages)
    .where(and(isFromThem, eq(submissionKey, key)))
  return row
}

async function hasWrittenTooMuch(tx: Transaction, { applicationId, party }: Place): Promise<boolean> {
  const isToday = gt(caseMessages.writtenAt, sql`now() - interval '1 day'`)
  const [written] = await tx
    .select({ all: count(), today: sql`count(*) filter (where ${isToday})`.mapWith(Number) })
    .from(caseMessages)
    .where(and(eq(caseMessages.applicationId, applicationId), eq(caseMessages.author, party)))
  const { all = 0, today = 0 } = written ?? {}
  return all >= mostInAll || today >= mostPerDay
}

async function insertMessage(
  { tx, rowSealer }: Writing,
  from: Place & { author: MessageAuthor; personId?: string | null; personName?: string | null },
  { text, submissionKey }: NewMessage,
  mail?: MailOrigin,
): Promise<MessageRow> {
  const id = randomUUID()
  const origin = mail && {
    byMail: true,
    sealedSender: mail.sender === null ? null : rowSealer.seal(caseMessages.sealedSender, id, mail.sender),
    hadAttachments: mail.hadAttachments,
  }
  const sealedText = rowSealer.seal(caseMessages.sealedText, id, text)
  const [row] = await tx
    .insert(caseMessages)
    .values({ ...from, ...origin, id, sealedText, submissionKey })
    .returning()
  if (!row) throw new Error('the message was not kept')
  const { applicationId, party, author: lastAuthor } = from
  const last = { lastAuthor, lastAt: row.writtenAt, settledAt: null }
  await tx
    .insert(caseThreads)
    .values({ applicationId, party, ...last })
    .onConflictDoUpdate({ target: [caseThreads.applicationId, caseThreads.party], set: last })
  return row
}

/** Returns how many messages were new to the reader. */
export async function markRead(
  db: Database | Transaction,
  { applicationId, party }: Place,
  reader: 'desk' | 'party',
): Promise<number> {
  const isNew = isOfThread({ applicationId, party }, reader === 'desk' ? party : 'desk')
  const read = await db
    .update(caseMessages)
    .set({ readAt: new Date() })
    .where(and(isNew, isNull(caseMessages.readAt), reader === 'party' ? isOwnTime : undefined))
    .returning({ id: caseMessages.id })
  if (read.length > 0) await announceChange(db, applicationId)
  return read.length
}

/** Returns whether there is such a thread. */
export async function markDone(db: Database, { applicationId, party }: Place, isDone: boolean) {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(caseThreads)
      .set({ settledAt: isDone ? new Date() : null })
      .where(and(eq(caseThreads.applicationId, applicationId), eq(caseThreads.party, party)))
      .returning({ party: caseThreads.party })
    if (rows.length === 0) return false
    if (isDone) await markRead(tx, { applicationId, party }, 'desk')
    await announceChange(tx, applicationId)
    return true
  })
}
