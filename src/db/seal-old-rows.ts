import { setTimeout as delay } from 'node:timers/promises'
import { asc, eq, getTableName, inArray, ne } from 'drizzle-orm'
import type { OpenDatabase, Transaction } from './database.ts'
import { hashBirthDate, hashRequest } from './keyed-hashes.ts'
import type { RowSealer } from './row-sealer.ts'
import {
  applicationEvents,
  applicationNotes,
  applications,
  contactMessages,
  contactReplies,
  documents,
  type SealedAnswers,
  unsealedRows,
} from './schema/index.ts'

/** What the migration moved aside, by table. The hashes of that time had no key. */
type OldRows = {
  applications: {
    answers: SealedAnswers
    snapshot: Record<string, unknown>
    requestHash: string | null
  }
  application_events: { reason: string }
  application_notes: { body: string }
  contact_messages: { message: string; submissionKey: string | null }
  contact_replies: { text: string; submissionKey: string }
  documents: { name: string }
}
type TableName = keyof OldRows
type Work = { tx: Transaction; sealer: RowSealer; id: string }

const seals: { [Name in TableName]: (work: Work, old: OldRows[Name]) => PromiseLike<unknown> } = {
  applications: ({ tx, sealer, id }, { answers, snapshot, requestHash }) =>
    tx
      .update(applications)
      .set({
        sealedAnswers: sealer.seal(applications.sealedAnswers, id, answers),
        sealedSnapshot: sealer.seal(applications.sealedSnapshot, id, snapshot),
        birthHash: hashBirthDate(sealer, answers),
        requestHash: requestHash && hashRequest(sealer, requestHash),
      })
      .where(eq(applications.id, id)),
  application_events: ({ tx, sealer, id }, { reason }) =>
    tx
      .update(applicationEvents)
      .set({ sealedReason: sealer.seal(applicationEvents.sealedReason, id, reason) })
      .where(eq(applicationEvents.id, Number(id))),
  application_notes: ({ tx, sealer, id }, { body }) =>
    tx
      .update(applicationNotes)
      .set({ sealedBody: sealer.seal(applicationNotes.sealedBody, id, body) })
      .where(eq(applicationNotes.id, id)),
  contact_messages: ({ tx, sealer, id }, { message, submissionKey }) =>
    tx
      .update(contactMessages)
      .set({
        sealedMessage: sealer.seal(contactMessages.sealedMessage, id, message),
        submissionKey: submissionKey && hashRequest(sealer, submissionKey),
      })
      .where(eq(contactMessages.id, id)),
  contact_replies: ({ tx, sealer, id }, { text, submissionKey }) =>
    tx
      .update(contactReplies)
      .set({
        sealedText: sealer.seal(contactReplies.sealedText, id, text),
        submissionKey: hashRequest(sealer, submissionKey),
      })
      .where(eq(contactReplies.id, id)),
  documents: ({ tx, sealer, id }, { name }) =>
    tx
      .update(documents)
      .set({ sealedName: sealer.seal(documents.sealedName, id, name) })
      .where(eq(documents.id, id)),
}

/** Left by the migration beside the rows: the database's files hold their words until they are rewritten. */
const filesMark = 'files'
const isRow = ne(unsealedRows.tableName, filesMark)
const batchSize = 100
/** Until the rows that another process has in hand are looked for again. */
const pause = 100

/**
 * Seals what older releases kept in the clear, and removes it from the files. A batch is sealed and no longer in the
 * clear, or neither, so this can be killed anywhere and goes on at the next start. Processes that start together share
 * the work, and each is done when all of it is.
 */
export async function sealOldRows(
  database: Pick<OpenDatabase, 'db' | 'scrub'>,
  sealer: RowSealer,
  onProgress: (sealed: number, total: number) => void = () => {},
): Promise<void> {
  const { db } = database
  if ((await db.$count(unsealedRows)) === 0) return
  const total = await db.$count(unsealedRows, isRow)
  for (let sealed = 0, isLast = false; !isLast; ) {
    const batch = await db.transaction((tx) => sealBatch(tx, sealer))
    isLast = batch.isLast
    sealed += batch.sealed
    onProgress(sealed, total)
    if (batch.sealed === 0 && !isLast) await delay(pause)
  }
  await database.scrub([...Object.keys(seals), getTableName(unsealedRows)])
  await db.delete(unsealedRows).where(eq(unsealedRows.tableName, filesMark))
}

async function sealBatch(tx: Transaction, sealer: RowSealer): Promise<{ sealed: number; isLast: boolean }> {
  const rows = await tx
    .select()
    .from(unsealedRows)
    .where(isRow)
    .orderBy(asc(unsealedRows.id))
    .limit(batchSize)
    .for('update', { skipLocked: true })
  for (const { tableName, rowId: id, content } of rows) {
    const seal = seals[tableName as TableName] as (work: Work, old: unknown) => PromiseLike<unknown>
    await seal({ tx, sealer, id }, content)
  }
  const ids = rows.map((row) => row.id)
  await tx.delete(unsealedRows).where(inArray(unsealedRows.id, ids))
  const [next] = await tx.select({ id: unsealedRows.id }).from(unsealedRows).where(isRow).limit(1)
  return { sealed: rows.length, isLast: next === undefined }
}
