import { and, count, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import {
  type applications,
  documents,
  firmRecords,
  uploadLinks,
  uploadReservations,
} from '#db/schema/index.ts'
import type { DocumentChannel } from '#domain/case-file.ts'
import { isDocumentMimeType, maxDocumentSize } from '#domain/document-files.ts'
import { requestedDocuments } from '#domain/documents.ts'
import type { CaseApplication } from '#features/correspondence/page-links/data.ts'
import { holdFile } from '#features/correspondence/page-links/mutations.ts'
import { findAskedItem } from '#features/documents/items/data.ts'
import { lockApplication } from '#features/documents/items/mutations.ts'
import { refuse } from '#lib/refusals.ts'
import { newKey } from '#lib/storage/keys.ts'
import { type Storage, StorageUnavailable, type UploadGrant } from '#lib/storage/storage.ts'
import {
  checkRoom,
  isAliveNow,
  maxDocuments,
  mostDocuments,
  type Origin,
  type UploadRoom,
} from '../data/room.ts'
import type { Refusal, UploadOutcome, UploadRequest } from '../schema/reservations.ts'

const minute = 60_000

/** How long after submission the application's id alone is enough. */
const uploadPeriod = 24 * 60 * minute
const urlLifetime = 15 * minute
const reservationLifetime = 2 * 60 * minute
/** More than the limit on documents, because canceled and repeated attempts count too. */
const maxOpenReservations = 40

export type Sender = {
  application: Pick<typeof applications.$inferSelect, 'id' | 'role' | 'submittedAt'> &
    Partial<Pick<CaseApplication, 'counselSince'>>
  channel: DocumentChannel
  linkId?: string
  itemId?: string | undefined
  address: string
}

export async function reserveUpload(
  { db, storage, room }: { db: Database; storage: Storage; room: UploadRoom },
  { application, channel, linkId, itemId, address }: Sender,
  { fileType, fileSize, mimeType }: UploadRequest,
): Promise<UploadOutcome<{ grant: UploadGrant }>> {
  if (fileSize > maxDocumentSize) return refuse('too large')
  if (!isDocumentMimeType(mimeType)) return refuse('type not allowed')
  const now = Date.now()
  const isByBareId = channel === 'application'
  if (isByBareId && now > application.submittedAt.getTime() + uploadPeriod) return refuse('too late')
  // The other channels take every kind: people there were asked for something specific.
  if (isByBareId && !requestedDocuments[application.role].some(({ type }) => type === fileType)) {
    return refuse('not requested')
  }
  // Ping first: someone with a large file should hear of an outage now, not after sending it.
  if (!(await storage.ping())) throw new StorageUnavailable()

  const key = newKey()
  const applicationId = application.id
  const from = { applicationId, channel, ...(linkId !== undefined && { linkId }) }
  const sender = channel === 'desk' ? null : room.nameSender(address)
  const reserve = () =>
    db.transaction(async (tx) => {
      const noRoom = await checkRoom(tx, room, { size: fileSize, sender, storage })
      if (noRoom) return noRoom
      const item = itemId && (await findAskedItem(tx, { applicationId, channel, itemId }))
      if (itemId && (!item || item.documentType !== fileType)) return refuse('not requested')
      const refusal = await findFull(tx, from)
      if (refusal) return refuse(refusal)
      // The attorney who sent it has the id.
      if (isByBareId && application.role === 'attorney' && (await isTakenOver(tx, applicationId)))
        return refuse('too late')
      if (!(await isStillTheirs(tx, { application, channel }))) return refuse('unknown')
      if (linkId && !(await hasRoomOnLink(tx, linkId))) return refuse('full')
      if ((await countOpen(tx, from)) >= maxOpenReservations) return refuse('too many open')
      await tx.insert(uploadReservations).values({
        applicationId,
        ...(linkId && { uploadLinkId: linkId }),
        ...(itemId && { itemId }),
        door: channel,
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

/** Ends uploads that were already allowed. If a file still arrives, we refuse it. */
export async function refuseOpenReservations(
  tx: Transaction,
  applicationId: string,
  channels: readonly DocumentChannel[],
): Promise<void> {
  const { registeredAt, refusedAt, door } = uploadReservations
  const isOpen = and(
    eq(uploadReservations.applicationId, applicationId),
    isNull(registeredAt),
    isNull(refusedAt),
  )
  await tx
    .update(uploadReservations)
    .set({ refusedAt: new Date() })
    .where(and(isOpen, inArray(door, [...channels])))
}

export async function noteArrival(db: Database, storageKey: string): Promise<void> {
  await db
    .update(uploadReservations)
    .set({ arrivedAt: new Date() })
    .where(eq(uploadReservations.storageKey, storageKey))
}

/** The case now belongs to a different attorney than the one who applied. */
const isTakenOver = async (db: Transaction, id: string) =>
  (await db.$count(firmRecords, and(eq(firmRecords.id, id), isNotNull(firmRecords.counselSince)))) > 0

/** A firm's page may have been opened right before counsel changed. */
async function isStillTheirs(
  tx: Transaction,
  { application, channel }: Pick<Sender, 'application' | 'channel'>,
) {
  const { counselSince } = application
  const party = channel === 'firm' ? 'firm' : 'applicant'
  return counselSince === undefined || holdFile(tx, { ...application, counselSince }, party)
}

/** Registrations queue on the application's row, so exactly as many pass as there is room for. */
export async function findFull(
  tx: Transaction,
  { applicationId, channel }: Omit<Origin, 'linkId'>,
): Promise<Extract<Refusal, 'unknown' | 'full' | 'all full'> | undefined> {
  if (!(await lockApplication(tx, applicationId))) return 'unknown'
  if (channel === 'desk') return undefined
  const isTheirs = eq(documents.applicationId, applicationId)
  const isNotOurs = sql`${documents.door} is distinct from 'desk'`
  if ((await countRows(tx, documents, and(isTheirs, isNotOurs))) >= mostDocuments) return 'all full'
  if (channel !== 'application') return undefined
  const isByBareId = or(
    eq(documents.door, 'application'),
    and(isNull(documents.door), isNull(documents.uploadLinkId)),
  )
  return (await countRows(tx, documents, and(isTheirs, isByBareId))) >= maxDocuments ? 'full' : undefined
}

const countOpen = (tx: Transaction, { applicationId, channel, linkId }: Origin) => {
  return countRows(
    tx,
    uploadReservations,
    and(
      linkId
        ? eq(uploadReservations.uploadLinkId, linkId)
        : and(
            eq(uploadReservations.applicationId, applicationId),
            isNull(uploadReservations.uploadLinkId),
            eq(uploadReservations.door, channel),
          ),
      isNull(uploadReservations.registeredAt),
      isNull(uploadReservations.refusedAt),
      gt(uploadReservations.expiresAt, new Date()),
    ),
  )
}

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
