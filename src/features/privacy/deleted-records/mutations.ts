import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { type DeletedRow, openDeleted } from '#db/keep-deleted.ts'
import { keyPlainDigest } from '#db/keyed-hashes.ts'
import { putRows, sealRow, type Writing } from '#db/open-rows.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import {
  contactMessages,
  contactReplies,
  deletedRecords,
  documents,
  messageLinks,
  type OpenRow,
} from '#db/schema/index.ts'
import { announceContact } from '#features/contact/mutations.ts'
import { scanDocument } from '#features/documents/files/jobs.ts'
import { lockApplication, receiveDocument } from '#features/documents/items/mutations.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { oldestKept } from './data.ts'

type Services = { db: Database; rowSealer: RowSealer; enqueue: Enqueue }

export type RestoreRefusal = 'unknown' | 'there already'

/** As it was. An item of the checklist that the document answers waits for a reviewer again. */
export async function restoreDeleted(
  { db, ...services }: Services,
  id: string,
  reviewer: Reviewer,
): Promise<Outcome<{ row: DeletedRow }, RestoreRefusal>> {
  const isThis = and(eq(deletedRecords.id, id), gt(deletedRecords.deletedAt, oldestKept(new Date())))
  try {
    return await db.transaction(async (tx) => {
      const [found] = await tx.select().from(deletedRecords).where(isThis)
      // The order in which everything else locks: the application first.
      if (found?.applicationId) await lockApplication(tx, found.applicationId)
      const [row] = await tx.delete(deletedRecords).where(isThis).returning()
      if (!row) return refuse('unknown')
      if (row.kind === 'document') await restoreDocument({ tx, ...services }, row, reviewer)
      else await restoreMessage({ tx, ...services }, row)
      return { ok: true, row }
    })
  } catch (error) {
    // The same message was sent again meanwhile.
    if (isUniqueViolation(error)) return refuse('there already')
    throw error
  }
}

/** Its application may be another by now, after a merge. */
async function restoreDocument(
  { enqueue, ...writing }: Writing & { enqueue: Enqueue },
  row: DeletedRow,
  reviewer: Reviewer,
): Promise<void> {
  const { tx, rowSealer } = writing
  const { applicationId, id: documentId } = row
  const [stored] = openDeleted(rowSealer, row).documents ?? []
  if (!stored || !applicationId) throw new Error('a deleted document was not kept whole')
  const was = sealRow(rowSealer, documents, stored) as typeof documents.$inferSelect
  const { documentType, door } = was
  const itemId =
    was.itemId &&
    (await receiveDocument(tx, { applicationId, documentType, itemId: was.itemId, channel: door ?? 'desk' }))
  const contentHash = keyPlainDigest(rowSealer, was.contentHash)
  await putRows(writing, documents, [{ ...stored, applicationId, itemId, contentHash }])
  if (was.scanState === 'pending') await enqueue(tx, scanDocument, { documentId })
  const details = { ...reviewer, documentId, documentType }
  await recordEvents(tx, [{ applicationId, type: 'document-restored', details }])
}

async function restoreMessage(writing: Writing, row: DeletedRow): Promise<void> {
  const rows = openDeleted(writing.rowSealer, row)
  await putRows(writing, contactMessages, rows.contact_messages)
  await putRows(writing, contactReplies, rows.contact_replies)
  await putRows(writing, messageLinks, linksOf(rows.message_links ?? [], row.applicationId))
  await announceContact(writing.tx, 'contact-changed')
}

/** A merge may have given the message to an application that it was said not to belong to. */
function linksOf(links: readonly OpenRow[], applicationId: string | null): OpenRow[] {
  const isLinked = ({ verdict }: OpenRow) => verdict === 'linked'
  return [
    ...links.filter(isLinked).map((link) => ({ ...link, applicationId })),
    ...links.filter((link) => !isLinked(link) && link.applicationId !== applicationId),
  ]
}

const batchSize = 200

/** Row first, so that nobody can bring it back. If the process dies in between, the sweeper of the store gets the file. */
export async function sweepDeleted(
  { db, storage }: { db: Database; storage: Storage },
  now: Date,
): Promise<number> {
  let removed = 0
  while (true) {
    const isOver = lte(deletedRecords.deletedAt, oldestKept(now))
    const due = db.select({ id: deletedRecords.id }).from(deletedRecords).where(isOver).limit(batchSize)
    const gone = await db
      .delete(deletedRecords)
      .where(and(inArray(deletedRecords.id, due), isOver))
      .returning({ key: deletedRecords.storageKey })
    for (const { key } of gone) if (key) await storage.remove(key)
    removed += gone.length
    if (gone.length < batchSize) return removed
  }
}
