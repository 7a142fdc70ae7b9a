import { and, count, eq, gt, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import { applicationEvents, applications, documents, uploadReservations } from '#db/schema/index.ts'
import { type Inspection, inspectObject } from '#lib/storage/inspect.ts'
import { newKey } from '#lib/storage/keys.ts'
import { type Storage, StorageUnavailable, type UploadTicket } from '#lib/storage/storage.ts'
import { areKin, isDocumentMimeType, maxDocumentSize } from '#site/choices/document-files.ts'
import { requestedDocuments, type ScanState } from '#site/choices/documents.ts'
import { findApplication, findReservation, type Reservation, toPublicDocument } from './data.ts'
import { maxDocuments, type PublicDocument, type Registration, type UploadRequest } from './schema.ts'

const minute = 60_000

/** So long after submission does knowing the application's id suffice. */
const uploadPeriod = 24 * 60 * minute
/** Sending must begin within this time. */
const urlLifetime = 15 * minute
/** Sending, at most an hour of it, and registering must be over within this time. */
const reservationLifetime = 2 * 60 * minute
/** Cancelled and repeated attempts are among them, so there are more than documents. */
const maxOpenReservations = 40

type Services = { db: Database; storage: Storage }

export type Refusal =
  | 'unknown'
  | 'too late'
  | 'too large'
  | 'type not allowed'
  | 'not requested'
  | 'full'
  | 'too many open'
  | 'registered already'
  | 'not arrived'
  | 'wrong size'
type Outcome<Value> = ({ ok: true } & Value) | { ok: false; reason: Refusal }
const refused = (reason: Refusal) => ({ ok: false, reason }) as const

/** Allows one file to be sent for an application, and notes which, so that only that one can be registered. */
export async function reserveUpload(
  { db, storage }: Services,
  applicationId: string,
  { fileType, fileSize, mimeType }: UploadRequest,
  ownOrigin: string,
): Promise<Outcome<{ ticket: UploadTicket }>> {
  if (fileSize > maxDocumentSize) return refused('too large')
  if (!isDocumentMimeType(mimeType)) return refused('type not allowed')
  const application = await findApplication(db, applicationId)
  if (!application) return refused('unknown')
  const now = Date.now()
  if (now > application.submittedAt.getTime() + uploadPeriod) return refused('too late')
  if (!requestedDocuments[application.role].some(({ type }) => type === fileType)) {
    return refused('not requested')
  }
  // Asked first: whoever has a large file hears now that it cannot be taken, not after sending it.
  if (!(await storage.ping())) throw new StorageUnavailable()

  const key = newKey()
  const reserved = await db.transaction(async (tx) => {
    await lockApplication(tx, applicationId)
    if ((await countDocuments(tx, applicationId)) >= maxDocuments) return refused('full')
    if ((await countOpen(tx, applicationId)) >= maxOpenReservations) return refused('too many open')
    await tx.insert(uploadReservations).values({
      applicationId,
      storageKey: key,
      documentType: fileType,
      mimeType,
      sizeBytes: fileSize,
      expiresAt: new Date(now + reservationLifetime),
    })
    return undefined
  })
  if (reserved) return reserved
  const grant = { key, size: fileSize, type: mimeType, expiresAt: new Date(now + urlLifetime) }
  return { ok: true, ticket: await storage.authorizeUpload(grant, ownOrigin) }
}

/**
 * Makes a document of a file that was sent. The file is looked at byte by byte first; what is refused is removed, and so
 * is its reservation. A registration that fails because the database is away can be repeated: the file waits.
 */
export async function registerDocument(
  { db, storage }: Services,
  applicationId: string,
  { originalName, fileType, uploadURL }: Registration,
  { ownOrigin, scanState }: { ownOrigin: string; scanState: ScanState },
): Promise<Outcome<{ document: PublicDocument }>> {
  const storageKey = storage.keyOf(uploadURL, ownOrigin)
  const reservation = storageKey && (await findReservation(db, { applicationId, storageKey }))
  if (!reservation) return refused('unknown')
  if (reservation.registeredAt) return refused('registered already')
  const isOver = reservation.expiresAt.getTime() <= Date.now()
  if (isOver) return discard({ db, storage }, reservation, 'too late')

  const file = await inspectObject(storage, reservation.storageKey)
  if (!file) return refused('not arrived')
  const reason = objection(reservation, fileType, file)
  if (reason) return discard({ db, storage }, reservation, reason)

  const row = {
    applicationId,
    uploadLinkId: reservation.uploadLinkId,
    documentType: fileType,
    originalName,
    mimeType: file.type ?? reservation.mimeType,
    sizeBytes: file.size,
    sha256: file.sha256,
    storageKey: reservation.storageKey,
    scanState,
  }
  try {
    const outcome = await keepRow(db, reservation.id, row)
    if (!outcome.ok && outcome.reason !== 'registered already') await storage.remove(reservation.storageKey)
    return outcome
  } catch (error) {
    // A database that went away may have kept the row, so the object must not go; the sweeper finds out later.
    if (!isDatabaseUnavailable(error)) await storage.remove(reservation.storageKey)
    throw error
  }
}

function objection(reservation: Reservation, fileType: string, file: Inspection): Refusal | undefined {
  if (file.size > maxDocumentSize) return 'too large'
  if (file.size !== reservation.sizeBytes) return 'wrong size'
  if (!isDocumentMimeType(file.type) || !areKin(file.type, reservation.mimeType)) return 'type not allowed'
  return fileType === reservation.documentType ? undefined : 'not requested'
}

/** All or nothing, one registration of an application at a time: of many at once exactly as many pass as there is room. */
async function keepRow(
  db: Database,
  reservationId: string,
  row: typeof documents.$inferInsert,
): Promise<Outcome<{ document: PublicDocument }>> {
  return db.transaction(async (tx) => {
    await lockApplication(tx, row.applicationId)
    const isThis = eq(uploadReservations.id, reservationId)
    const [reservation] = await tx.select().from(uploadReservations).where(isThis)
    if (!reservation) return refused('unknown')
    if (reservation.registeredAt) return refused('registered already')
    if ((await countDocuments(tx, row.applicationId)) >= maxDocuments) {
      await tx.delete(uploadReservations).where(isThis)
      return refused('full')
    }
    await tx.update(uploadReservations).set({ registeredAt: new Date() }).where(isThis)
    const [kept] = await tx.insert(documents).values(row).returning()
    if (!kept) throw new Error('the document was not kept')
    await tx.insert(applicationEvents).values({
      applicationId: row.applicationId,
      type: 'document-received',
      actor: 'applicant',
      details: { documentId: kept.id, documentType: kept.documentType },
    })
    return { ok: true, document: toPublicDocument(kept) }
  })
}

/** First the permission, then the bytes: whoever registers the same file at this moment has either both or neither. */
async function discard({ db, storage }: Services, reservation: Reservation, reason: Refusal) {
  const withdrawn = await db
    .delete(uploadReservations)
    .where(and(eq(uploadReservations.id, reservation.id), isNull(uploadReservations.registeredAt)))
    .returning({ id: uploadReservations.id })
  if (withdrawn.length > 0) await storage.remove(reservation.storageKey)
  return refused(reason)
}

const lockApplication = (tx: Transaction, id: string) =>
  tx.select({ id: applications.id }).from(applications).where(eq(applications.id, id)).for('no key update')

/** What came by an upload link counts on that link. */
async function countDocuments(tx: Transaction, applicationId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(documents)
    .where(and(eq(documents.applicationId, applicationId), isNull(documents.uploadLinkId)))
  return row?.total ?? 0
}

async function countOpen(tx: Transaction, applicationId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(uploadReservations)
    .where(
      and(
        eq(uploadReservations.applicationId, applicationId),
        isNull(uploadReservations.registeredAt),
        gt(uploadReservations.expiresAt, new Date()),
      ),
    )
  return row?.total ?? 0
}
