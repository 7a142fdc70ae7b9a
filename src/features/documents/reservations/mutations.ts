import { and, count, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { applications, documents, uploadLinks, uploadReservations } from '#db/schema/index.ts'
import { refuse } from '#lib/refusals.ts'
import { newKey } from '#lib/storage/keys.ts'
import { type Storage, StorageUnavailable, type UploadGrant } from '#lib/storage/storage.ts'
import { isDocumentMimeType, maxDocumentSize } from '#site/choices/document-files.ts'
import { requestedDocuments } from '#site/choices/documents.ts'
import { checkRoom, isAliveNow, maxDocuments, type UploadRoom } from './data.ts'
import type { UploadOutcome, UploadRequest } from './schema.ts'

const minute = 60_000

/** How long after submission the application's id alone is enough. */
const uploadPeriod = 24 * 60 * minute
/** Sending must start within this time. */
const urlLifetime = 15 * minute
/** Sending, which takes an hour at most, and registering must finish within this time. */
const reservationLifetime = 2 * 60 * minute
/** More than the limit on documents, because canceled and repeated attempts count too. */
const maxOpenReservations = 40

/** Someone who has just applied, or the holder of a working upload link. */
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
  if (fileSize > maxDocumentSize) return refuse('too large')
  if (!isDocumentMimeType(mimeType)) return refuse('type not allowed')
  const now = Date.now()
  if (!linkId && now > application.submittedAt.getTime() + uploadPeriod) return refuse('too late')
  // A link takes every kind: the reviewer who sent it has asked for something specific.
  if (!linkId && !requestedDocuments[application.role].some(({ type }) => type === fileType)) {
    return refuse('not requested')
  }
  // Ping first: someone with a large file should hear of an outage now, not after sending it.
  if (!(await storage.ping())) throw new StorageUnavailable()

  const key = newKey()
  const applicationId = application.id
  const sender = room.nameSender(address)
  const reserve = () =>
    db.transaction(async (tx) => {
      const noRoom = await checkRoom(tx, room, { size: fileSize, sender, storage })
      if (noRoom) return noRoom
      const takesMore = linkId
        ? await hasRoomOnLink(tx, linkId)
        : await hasRoomOnApplication(tx, applicationId)
      if (!takesMore) return refuse('full')
      if ((await countOpen(tx, applicationId, linkId)) >= maxOpenReservations) {
        return refuse('too many open')
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

/** All bytes are on the disk: this reservation takes no more. */
export async function noteArrival(db: Database, storageKey: string): Promise<void> {
  await db
    .update(uploadReservations)
    .set({ arrivedAt: new Date() })
    .where(eq(uploadReservations.storageKey, storageKey))
}

/** Files from an upload link count against that link. Registrations for one application queue on its row. */
export async function hasRoomOnApplication(tx: Transaction, applicationId: string): Promise<boolean> {
  const isThis = eq(applications.id, applicationId)
  await tx.select({ id: applications.id }).from(applications).where(isThis).for('no key update')
  const isOwn = and(eq(documents.applicationId, applicationId), isNull(documents.uploadLinkId))
  return (await countRows(tx, documents, isOwn)) < maxDocuments
}

/** Counts uploads allowed and not finished. */
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

/** One statement counts and refuses: of simultaneous uses, exactly as many pass as there is room for. */
export async function takeUse(tx: Transaction, linkId: string): Promise<boolean> {
  const taken = await tx
    .update(uploadLinks)
    .set({ currentUploads: sql`${uploadLinks.currentUploads} + 1` })
    .where(and(eq(uploadLinks.id, linkId), isAliveNow(), isBelowMost))
    .returning({ id: uploadLinks.id })
  return taken.length > 0
}

/** Locks the link until the transaction ends, so that simultaneous requests are counted one by one. */
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
