import { mimeTypeByName } from '#domain/document-files.ts'
import type { ScanState } from '#domain/documents.ts'
import type { DocumentsApiOptions } from '#features/documents/files/api.ts'
import { registerDocument } from '#features/documents/files/mutations/register.ts'
import { noteArrival, reserveUpload, type Sender } from '#features/documents/files/mutations/reserve.ts'
import type { UploadOutcome } from '#features/documents/files/schema/reservations.ts'
import { findAskedItem } from '#features/documents/items/data.ts'
import { refuse } from '#lib/refusals.ts'
import type { FormFile } from '#lib/storage/form-file.ts'

export type SendingServices = Omit<DocumentsApiOptions, 'paths' | 'config'>

/** Goes the way of every file: reserves room, stores the bytes, and registers the document after a look at it. */
export async function receiveForm(
  services: SendingServices,
  sender: Sender & { itemId: string },
  { name, type, size, bytes }: FormFile,
  scanState: ScanState,
): Promise<UploadOutcome<object>> {
  const { db, storage } = services
  const { application, channel, itemId } = sender
  const item = await findAskedItem(db, { applicationId: application.id, channel, itemId })
  if (!item) return refuse('not requested')
  const fileType = item.documentType
  const mimeType = mimeTypeByName(name) ?? type
  const reserved = await reserveUpload(services, sender, { fileType, fileSize: size, mimeType })
  if (!reserved.ok) return reserved
  const { key } = reserved.grant
  const received = await storage.receive(key, size, bytes, mimeType).catch((error: unknown) => {
    // The connection broke, or it wasn't such a form.
    if (bytes.errored || bytes.destroyed) return 'wrong size'
    throw error
  })
  if (received !== 'stored') return refuse('wrong size')
  await noteArrival(db, key)
  const arrival = { applicationId: application.id, channel, storageKey: key, originalName: name, fileType }
  return registerDocument(services, arrival, scanState)
}
