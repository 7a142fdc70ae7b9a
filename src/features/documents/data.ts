import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { applications, documents, uploadReservations } from '#db/schema/index.ts'
import type { DocumentMimeType } from '#site/choices/document-files.ts'
import type { PublicDocument } from './schema.ts'

export type UploadingApplication = Pick<typeof applications.$inferSelect, 'id' | 'role' | 'submittedAt'>
export type Reservation = typeof uploadReservations.$inferSelect

export async function findApplication(db: Database, id: string): Promise<UploadingApplication | undefined> {
  const [row] = await db
    .select({ id: applications.id, role: applications.role, submittedAt: applications.submittedAt })
    .from(applications)
    .where(eq(applications.id, id))
  return row
}

/** Another application's reservation is not found, as if it were not there. */
export async function findReservation(
  db: Database,
  { applicationId, storageKey }: { applicationId: string; storageKey: string },
): Promise<Reservation | undefined> {
  const [row] = await db
    .select()
    .from(uploadReservations)
    .where(
      and(eq(uploadReservations.storageKey, storageKey), eq(uploadReservations.applicationId, applicationId)),
    )
  return row
}

/** Those of the keys that a document or a reservation names. */
export async function namedKeys(db: Database, keys: string[]): Promise<Set<string>> {
  const named = await Promise.all(
    [documents, uploadReservations].map((table) =>
      db.select({ key: table.storageKey }).from(table).where(inArray(table.storageKey, keys)),
    ),
  )
  return new Set(named.flat().map(({ key }) => key))
}

export function toPublicDocument(row: typeof documents.$inferSelect): PublicDocument {
  return {
    id: row.id,
    fileName: row.storageKey.slice(row.storageKey.lastIndexOf('/') + 1),
    originalName: row.originalName,
    fileType: row.documentType,
    mimeType: row.mimeType as DocumentMimeType,
    fileSize: row.sizeBytes,
    filePath: row.storageKey,
    uploadedAt: row.uploadedAt.toISOString(),
  }
}
