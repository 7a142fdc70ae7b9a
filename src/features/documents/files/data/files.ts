import { and, count, desc, eq, gt, inArray, max, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import {
  applications,
  contractPapers,
  contractTemplates,
  deletedRecords,
  documents,
  letters,
  uploadReservations,
} from '#db/schema/index.ts'
import type { DocumentMimeType } from '#domain/document-files.ts'
import {
  type DocumentType,
  isDownloadable,
  scanStates,
  scanStateValues,
  toShownScanState,
} from '#domain/documents.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { besideKey } from '#lib/storage/keys.ts'
import { labelOf } from '#site/staff-format.ts'
import type { AdminDocument, PublicDocument } from '../schema/files.ts'

const applicationColumns = {
  id: applications.id,
  reference: applications.reference,
  role: applications.role,
  email: applications.email,
  language: applications.language,
  spamReason: applications.spamReason,
  submittedAt: applications.submittedAt,
}
type ApplicationRow = Pick<typeof applications.$inferSelect, keyof typeof applicationColumns>
export type DocumentRow = typeof documents.$inferSelect

export async function findApplication(db: Database, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select(applicationColumns).from(applications).where(eq(applications.id, id))
  return row
}

export async function listDocuments(db: Database, applicationId: string): Promise<DocumentRow[]> {
  return db
    .select()
    .from(documents)
    .where(eq(documents.applicationId, applicationId))
    .orderBy(desc(documents.uploadedAt), desc(documents.id))
}

export async function findDocument(
  db: Database,
  { applicationId, documentId }: { applicationId: string; documentId: string },
): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, documentId), eq(documents.applicationId, applicationId)))
  return row
}

export async function listReceivedTypes(db: Database, applicationId: string): Promise<Set<DocumentType>> {
  const rows = await db
    .selectDistinct({ type: documents.documentType })
    .from(documents)
    .where(eq(documents.applicationId, applicationId))
  return new Set(rows.map(({ type }) => type))
}

/** Nobody reads more than this on a dashboard; the desk has the rest. */
const mostSenders = 10

export async function listSenders(db: Database, since: Date) {
  const quarantine = scanStateValues.filter((state) => toShownScanState(state) === 'quarantined')
  const rows = await db
    .select({
      applicationId: applications.id,
      reference: applications.reference,
      role: applications.role,
      firstName: applications.firstName,
      lastName: applications.lastName,
      clientFirstName: applications.clientFirstName,
      clientLastName: applications.clientLastName,
      documents: count(),
      quarantined: sql`count(*) filter (where ${inArray(documents.scanState, quarantine)})`.mapWith(Number),
    })
    .from(documents)
    .innerJoin(applications, eq(applications.id, documents.applicationId))
    .where(gt(documents.uploadedAt, since))
    .groupBy(applications.id)
    .orderBy(desc(max(documents.uploadedAt)))
    .limit(mostSenders)
  return rows.map(({ applicationId, reference, documents, quarantined, ...names }) => ({
    ...{ applicationId, reference, documents, quarantined },
    name: caseNameOf(names),
  }))
}

/** What may not be swept away: what a row names, and what is kept beside a paper of a contract or a letter. */
export async function listUsedKeys(db: Database, keys: string[]): Promise<Set<string>> {
  const named = await Promise.all(
    [documents, uploadReservations, deletedRecords].map((table) =>
      db.select({ key: table.storageKey }).from(table).where(inArray(table.storageKey, keys)),
    ),
  )
  const papers = await Promise.all(
    [contractPapers, letters].map((table) =>
      db
        .select({ key: table.storageKey })
        .from(table)
        .where(inArray(table.storageKey, [...keys, ...keys.map(besideKey)])),
    ),
  )
  const confirmedBy = sql<string>`${contractTemplates.letter} ->> 'key'`
  const forms = await db
    .select({ key: confirmedBy })
    .from(contractTemplates)
    .where(inArray(confirmedBy, keys))
  return new Set([
    ...[...named.flat(), ...forms].flatMap(({ key }) => key ?? []),
    ...papers.flat().flatMap(({ key }) => [key, besideKey(key)]),
  ])
}

export function openName<Row extends Pick<DocumentRow, 'id' | 'sealedName'>>(
  rowSealer: RowSealer,
  { sealedName, ...row }: Row,
) {
  return { ...row, originalName: rowSealer.open(documents.sealedName, row.id, sealedName) }
}

export function toPublicDocument(rowSealer: RowSealer, sealedRow: DocumentRow): PublicDocument {
  const row = openName(rowSealer, sealedRow)
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

export function toAdminDocument(rowSealer: RowSealer, row: DocumentRow): AdminDocument {
  const scanState = toShownScanState(row.scanState)
  return {
    ...toPublicDocument(rowSealer, row),
    scanState,
    scanLabel: labelOf(scanStates, row.scanState),
    canDownload: isDownloadable(scanState),
    uploadLinkId: row.uploadLinkId,
    contentHash: row.contentHash,
    itemId: row.itemId,
    door: row.door,
    title: row.sealedTitle && rowSealer.open(documents.sealedTitle, row.id, row.sealedTitle),
  }
}
