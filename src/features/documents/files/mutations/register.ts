import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import { hashDocument } from '#db/keyed-hashes.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { documents, uploadReservations } from '#db/schema/index.ts'
import type { DocumentChannel } from '#domain/case-file.ts'
import { areKin, isDocumentMimeType, maxDocumentSize } from '#domain/document-files.ts'
import type { ScanState } from '#domain/documents.ts'
import { receiveDocument } from '#features/documents/items/mutations.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { Gate } from '#lib/gate.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { refuse } from '#lib/refusals.ts'
import type { Inspection } from '#lib/storage/inspect.ts'
import { type Storage, StorageUnavailable } from '#lib/storage/storage.ts'
import type { DocumentRow } from '../data/files.ts'
import { findReservation, type Origin, type Reservation } from '../data/room.ts'
import { mailDocumentsArrived, mailDocumentsReceipt, scanDocument } from '../jobs.ts'
import type { Refusal, UploadOutcome } from '../schema/reservations.ts'
import { findFull, isAlive, takeUse } from './reserve.ts'

type Services = { db: Database; storage: Storage }

export type Arrival = Origin & {
  storageKey: string | undefined
  originalName: string
  fileType: string
  /** What the sender claims about the file. It must be true. */
  fileSize?: number | undefined
  mimeType?: string | undefined
  by?: Reviewer
}

/** Inspects every byte first. If the database is down, the registration can be repeated: the file waits. */
export async function registerDocument(
  services: Services & { rowSealer: RowSealer; enqueue: Enqueue; inspections: Gate },
  arrival: Arrival,
  scanState: ScanState,
): Promise<UploadOutcome<{ document: DocumentRow }>> {
  const { db, rowSealer, storage, enqueue, inspections } = services
  const { storageKey, ...sender } = arrival
  const reservation = storageKey && (await findReservation(db, { ...sender, storageKey }))
  if (!reservation) return refuse('unknown')
  if (reservation.registeredAt) return refuse('registered already')
  const isOver = reservation.expiresAt.getTime() <= Date.now()
  if (isOver) return discard({ db, storage }, reservation, 'too late')

  const { settledKey, file } = await inspections(async () => {
    // Ping first: a copy may take long, and people should hear of an outage at once.
    if (!(await storage.ping())) throw new StorageUnavailable()
    const key = arrival.channel === 'application' ? storageKey : await storage.settle(reservation.storageKey)
    return { settledKey: key, file: key && (await storage.inspect(key)) }
  })
  if (!settledKey || !file) {
    // It never arrived, or another registration was faster and has moved it.
    const latest = await findReservation(db, { ...sender, storageKey })
    return refuse(latest?.registeredAt ? 'registered already' : 'not arrived')
  }
  const reason = findObjection(reservation, arrival, file)
  if (reason) return discard({ db, storage }, reservation, reason, settledKey)

  const id = randomUUID()
  const row = {
    id,
    applicationId: reservation.applicationId,
    uploadLinkId: reservation.uploadLinkId,
    documentType: reservation.documentType,
    door: arrival.channel,
    ...(arrival.by?.person && { personId: arrival.by.person.id, personName: arrival.by.person.name }),
    sealedName: rowSealer.seal(documents.sealedName, id, arrival.originalName),
    mimeType: file.type ?? reservation.mimeType,
    sizeBytes: file.size,
    contentHash: hashDocument(rowSealer, file.sha256),
    storageKey: settledKey,
    scanState,
  }
  try {
    const outcome = await keepRow({ db, enqueue }, { reservationId: reservation.id, row, by: arrival.by })
    const isFirstOver = outcome.ok || outcome.reason !== 'registered already'
    if (!outcome.ok && (isFirstOver || settledKey !== storageKey)) await storage.remove(settledKey)
    if (settledKey !== storageKey && isFirstOver) await removeLater(storage, reservation.storageKey)
    return outcome
  } catch (error) {
    // A database that went down may have saved the row, so keep the object; the sweeper finds out later.
    if (!isDatabaseUnavailable(error)) await storage.remove(settledKey)
    throw error
  }
}

function findObjection(reservation: Reservation, arrival: Arrival, file: Inspection): Refusal | undefined {
  const { fileType, fileSize = file.size, mimeType = reservation.mimeType } = arrival
  if (file.size > maxDocumentSize) return 'too large'
  if (file.size !== reservation.sizeBytes || file.size !== fileSize) return 'wrong size'
  if (!isDocumentMimeType(file.type)) return 'type not allowed'
  if (!areKin(file.type, reservation.mimeType) || !areKin(file.type, mimeType)) return 'type not allowed'
  return fileType === reservation.documentType ? undefined : 'not requested'
}

type Keeping = {
  reservationId: string
  row: typeof documents.$inferInsert & { door: DocumentChannel }
  by: Reviewer | undefined
}

/** Of simultaneous registrations, exactly as many pass as there is room for. */
async function keepRow(
  { db, enqueue }: { db: Database; enqueue: Enqueue },
  { reservationId, row, by }: Keeping,
): Promise<UploadOutcome<{ document: DocumentRow }>> {
  return db.transaction(async (tx) => {
    const isThis = eq(uploadReservations.id, reservationId)
    const [reservation] = await tx.select().from(uploadReservations).where(isThis).for('update')
    if (!reservation || reservation.refusedAt) return refuse('unknown')
    if (reservation.registeredAt) return refuse('registered already')
    const { applicationId } = reservation
    const refusal = await findObstacle(tx, { ...row, applicationId }, row.applicationId)
    if (refusal) {
      await tx.update(uploadReservations).set({ refusedAt: new Date() }).where(isThis)
      return refuse(refusal)
    }
    await tx.update(uploadReservations).set({ registeredAt: new Date() }).where(isThis)
    const itemId = await receiveDocument(tx, {
      ...row,
      applicationId,
      channel: row.door,
      itemId: reservation.itemId,
    })
    const [document] = await tx
      .insert(documents)
      .values({ ...row, applicationId, itemId })
      .returning()
    if (!document) throw new Error('the document was not kept')
    await tell(tx, enqueue, document, by)
    return { ok: true, document }
  })
}

/** A file for an application merged meanwhile goes along, but not a law firm's: the other may name another firm. */
async function findObstacle(
  tx: Transaction,
  { applicationId, door, uploadLinkId }: Keeping['row'],
  sentTo: string,
) {
  if (door === 'firm' && applicationId !== sentTo) return 'unknown'
  const refusal = await findFull(tx, { applicationId, channel: door })
  if (refusal || !uploadLinkId || (await takeUse(tx, uploadLinkId))) return refusal
  return (await isAlive(tx, uploadLinkId)) ? 'full' : 'too late'
}

/** Unless the desk added it, the administrator and the sender get mail. */
async function tell(tx: Transaction, enqueue: Enqueue, document: DocumentRow, by: Reviewer | undefined) {
  const { id: documentId, applicationId, documentType, uploadLinkId, itemId, door } = document
  if (document.scanState === 'pending') await enqueue(tx, scanDocument, { documentId })
  const details = { documentId, documentType }
  if (by) {
    await recordEvents(tx, [{ applicationId, type: 'document-added', details: { ...details, ...by } }])
    return
  }
  const way = { ...(uploadLinkId && { uploadLinkId }), ...(itemId && { itemId }), ...(door && { door }) }
  const type = 'document-received'
  const [eventId] = await recordEvents(tx, [{ applicationId, type, details: { ...details, ...way } }])
  if (eventId === undefined) throw new Error('the event was not kept')
  const burst = { applicationId, eventId }
  await enqueue(tx, mailDocumentsArrived, burst)
  await enqueue(tx, mailDocumentsReceipt, burst)
}

/** Row first, then bytes: someone registering the same file at this moment has either both or neither. */
async function discard(
  { db, storage }: Services,
  reservation: Reservation,
  reason: Refusal,
  settledKey = reservation.storageKey,
) {
  const withdrawn = await db
    .update(uploadReservations)
    .set({ refusedAt: new Date() })
    .where(and(eq(uploadReservations.id, reservation.id), isNull(uploadReservations.registeredAt)))
    .returning({ id: uploadReservations.id })
  if (settledKey !== reservation.storageKey) await storage.remove(settledKey)
  if (withdrawn.length > 0) await storage.remove(reservation.storageKey)
  return refuse(reason)
}

const removeLater = (storage: Storage, key: string) => storage.remove(key).catch(() => {})
