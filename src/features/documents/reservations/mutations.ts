import { and, count, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { applications, documents, uploadLinks, uploadReservations } from '#db/schema/index.ts'
import { refused } from '#lib/refusals.ts'
import { newKey } from '#lib/storage/keys.ts'
import { type Storage, StorageUnavailable, type UploadGrant } from '#lib/storage/storage.ts'
import { isDocumentMimeType, maxDocumentSize } from '#site/choices/document-files.ts'
import { requestedDocuments } from '#site/choices/documents.ts'
import { isAliveNow, maxDocuments, noRoomFor, type UploadRoom } from './data.ts'
import type { UploadOutcome, UploadRequest } from './schema.ts'

const minute = 60_000

/** So long after submission does knowing the application's id suffice. */
const uploadPeriod = 24 * 60 * minute
/** Sending must begin within this time. */
const urlLifetime = 15 * minute
/** Sending, at most an hour of it, and registering must be over within this time. */
const reservationLifetime = 2 * 60 * minute
/** Cancelled and repeated attempts are among them, so there are more than documents. */
const maxOpenReservations = 40

/** Somebody who has just applied, or whoever holds a living upload link. */
export type Sender = {
  application: Pick<typeof applications.$inferSelect, 'id' | 'role' | 'submittedAt'>
  linkId?: string
  address: string
}

/** Allows one file to be sent, and notes which, so that only that one can be registered. */
export async function reserveUpload(
  { db, storage, room }: { db: Database; storage: Storage; room: UploadRoom },
  { application, linkId, address }: Sender,
  { fileType, fileSize, mimeType }: UploadRequest,
): Promise<UploadOutcome<{ grant: UploadGrant }>> {
  if (fileSize > maxDocumentSize) return refused('too large')
  if (!isDocumentMimeType(mimeType)) return refused('type not allowed')
  const now = Date.now()
  if (!linkId && now > application.submittedAt.getTime() + uploadPeriod) return refused('too late')
  // A link takes every kind: whoever gave it out has asked for something of their own.
  if (!linkId && !requestedDocuments[application.role].some(({ type }) => type === fileType)) {
    return refused('not requested')
  }
  // Asked first: whoever has a large file hears now that it cannot be taken, not after sending it.
  if (!(await storage.ping())) throw new StorageUnavailable()

  const key = newKey()
  const applicationId = application.id
  const sender = room.nameSender(address)
  const reserve = () =>
    db.transaction(async (tx) => {
      const noRoom = await noRoomFor(tx, room, { size: fileSize, sender, storage })
      if (noRoom) return noRoom
      const takesMore = linkId
        ? await hasRoomOnLink(tx, linkId)
        : await hasRoomOnApplication(tx, applicationId)
      if (!takesMore) return refused('full')
      if ((await countOpen(tx, applicationId, linkId)) >= maxOpenReservations) {
        return refused('too many open')
      }
      await tx.insert(uploadReservations).values({
        applicationId,
        ...(linkId && { uploadLinkId: linkId }),
        storageKey: key,
        documentType: fileType,
        mimeType,
        sizeBytes: fileSize,
        sender,
        expiresAt: new Date(now + reservationLifetime),
      })
      return undefined
    })
  const refusal = await room.oneByOne(reserve)
  if (refusal) return refusal
  return { ok: true, grant: { key, size: fileSize, type: mimeType, expiresAt: new Date(now + urlLifetime) } }
}

/** All bytes are on the disk: no more come by this reservation. */
export async function noteArrival(db: Database, storageKey: string): Promise<void> {
  await db
    .update(uploadReservations)
    .set({ arrivedAt: new Date() })
    .where(eq(uploadReservations.storageKey, storageKey))
}

/** What came by an upload link counts on that link. Registrations of one application queue on its row. */
export async function hasRoomOnApplication(tx: Transaction, applicationId: string): Promise<boolean> {
  const isThis = eq(applications.id, applicationId)
  await tx.select({ id: applications.id }).from(applications).where(isThis).for('no key update')
  const isOwn = and(eq(documents.applicationId, applicationId), isNull(documents.uploadLinkId))
  return (await countRows(tx, documents, isOwn)) < maxDocuments
}

/** Uploads that were allowed and are not over yet. */
const countOpen = (tx: Transaction, applicationId: string, linkId: string | undefined) =>
  countRows(
    tx,
    uploadReservations,
    and(
      linkId
        ? eq(uploadReservations.uploadLinkId, linkId)
        : and(eq(uploadReservations.applicationId, applicationId), isNull(uploadReservations.uploadLinkId)),
      isNull(uploadReservations.registeredAt),
      isNull(uploadReservations.refusedAt),
      gt(uploadReservations.expiresAt, new Date()),
    ),
  )

async function countRows(
  tx: Transaction,
  table: typeof documents | typeof uploadReservations,
  condition: SQL | undefined,
): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(table).where(condition)
  return row?.total ?? 0
}

const isBelowMost = lt(uploadLinks.currentUploads, uploadLinks.maxUploads)

/** One statement counts and refuses: however many come at once, as many pass as there is room. */
export async function takeUse(tx: Transaction, linkId: string): Promise<boolean> {
  const taken = await tx
    .update(uploadLinks)
    .set({ currentUploads: sql`${uploadLinks.currentUploads} + 1` })
    .where(and(eq(uploadLinks.id, linkId), isAliveNow(), isBelowMost))
    .returning({ id: uploadLinks.id })
  return taken.length > 0
}

/** Holds the link until the transaction ends, so that those who ask at once are counted one by one. */
async function hasRoomOnLink(tx: Transaction, linkId: string): Promise<boolean> {
  const found = await tx
    .select({ id: uploadLinks.id })
    .from(uploadLinks)
    .where(and(eq(uploadLinks.id, linkId), isBelowMost))
    .for('no key update')
  return found.length > 0
}

export async function isAlive(tx: Transaction, linkId: string): Promise<boolean> {
  const isThis = and(eq(uploadLinks.id, linkId), isAliveNow())
  return (await tx.select({ id: uploadLinks.id }).from(uploadLinks).where(isThis)).length > 0
}
