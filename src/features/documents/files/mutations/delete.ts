import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { keepDeleted } from '#db/keep-deleted.ts'
import { openRow } from '#db/open-rows.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { documents, uploadReservations } from '#db/schema/index.ts'
import { byReviewer, lockApplication, reopenEmptyItems } from '#features/documents/items/mutations.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { type Storage, StorageUnavailable } from '#lib/storage/storage.ts'
import { findDocument } from '../data/files.ts'

type Services = { db: Database; rowSealer: RowSealer; storage: Storage }

/**
 * What a reviewer deletes can be brought back for a while, so its bytes stay. Retention deletes both at once: row first,
 * so that nobody can ask for the file. If the store goes down in between, the sweeper removes it.
 */
export async function deleteDocument(
  { db, rowSealer, storage }: Services,
  place: { applicationId: string; documentId: string },
  by: Reviewer | 'retention',
): Promise<Outcome<object, 'unknown'>> {
  const found = await findDocument(db, place)
  if (!found) return refuse('unknown')
  if (!(await storage.ping())) throw new StorageUnavailable()
  const { id, applicationId, storageKey, documentType } = found
  const isGone = await db.transaction(async (tx) => {
    await lockApplication(tx, applicationId)
    const [gone] = await tx.delete(documents).where(eq(documents.id, id)).returning()
    if (!gone) return false
    await reopenEmptyItems(tx, gone.itemId ? [gone.itemId] : [])
    await tx.delete(uploadReservations).where(eq(uploadReservations.storageKey, storageKey))
    const details = { documentId: id, documentType }
    if (by === 'retention') {
      await recordEvents(tx, [{ applicationId, type: 'document-expired', details }])
      return true
    }
    const rows = { documents: [openRow(rowSealer, documents, gone)] }
    const { mimeType } = gone
    const kept = {
      id,
      kind: 'document',
      applicationId: gone.applicationId,
      storageKey,
      mimeType,
      rows,
    } as const
    await keepDeleted({ tx, rowSealer }, { ...kept, ...byReviewer(by) })
    await recordEvents(tx, [{ applicationId, type: 'document-removed', details: { ...by, ...details } }])
    return true
  })
  if (!isGone) return refuse('unknown')
  if (by === 'retention') await storage.remove(storageKey)
  return { ok: true }
}
