import { desc, eq, gt } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { type DeletedRow, openDeleted } from '#db/keep-deleted.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, deletedRecords, type OpenRows } from '#db/schema/index.ts'
import { deletedKeptDays } from '#domain/deleted-records.ts'
import type { DeletedRecord } from './schema.ts'

const keptFor = deletedKeptDays * 24 * 60 * 60_000

/** What was deleted before this can't be brought back. */
export const oldestKept = (now: Date) => new Date(now.getTime() - keptFor)

const endOf = ({ deletedAt }: DeletedRow) => new Date(deletedAt.getTime() + keptFor)

/** The latest first. */
export async function listDeleted(
  { db, rowSealer }: { db: Database; rowSealer: RowSealer },
  now: Date,
): Promise<DeletedRecord[]> {
  const found = await db
    .select({ row: deletedRecords, reference: applications.reference })
    .from(deletedRecords)
    .leftJoin(applications, eq(applications.id, deletedRecords.applicationId))
    .where(gt(deletedRecords.deletedAt, oldestKept(now)))
    .orderBy(desc(deletedRecords.deletedAt), desc(deletedRecords.id))
  return found.map(({ row, reference }) => ({
    id: row.id,
    kind: row.kind,
    applicationId: row.applicationId,
    reference,
    name: nameOf(rowSealer, row),
    deletedAt: row.deletedAt.toISOString(),
    deletedBy: row.personName,
    keptUntil: endOf(row).toISOString(),
  }))
}

export const countDeleted = (db: Database, now: Date): Promise<number> =>
  db.$count(deletedRecords, gt(deletedRecords.deletedAt, oldestKept(now)))

function nameOf(rowSealer: RowSealer, row: DeletedRow): string {
  const { documents: [document] = [], contact_messages: [message] = [] } = openDeleted(rowSealer, row)
  return String(document ? (document.sealedTitle ?? document.sealedName) : message?.name)
}

/** In the export of a person's data: what it was, and until when we have it. */
export async function exportDeleted(
  { db, rowSealer }: { db: Database; rowSealer: RowSealer },
  applicationId: string,
) {
  const rows = await db
    .select()
    .from(deletedRecords)
    .where(eq(deletedRecords.applicationId, applicationId))
    .orderBy(deletedRecords.deletedAt, deletedRecords.id)
  return rows.map((row) => ({
    ...describe(openDeleted(rowSealer, row)),
    deletedAt: row.deletedAt,
    keptUntil: endOf(row),
  }))
}

function describe(rows: OpenRows) {
  const [document] = rows.documents ?? []
  if (document) {
    const { sealedName: originalName, sealedTitle: title, documentType, uploadedAt } = document
    return { kind: 'document', originalName, title, documentType, uploadedAt }
  }
  const { name, email, phone, subject, sealedMessage, receivedAt } = rows.contact_messages?.[0] ?? {}
  return { kind: 'message', name, email, phone, subject, message: sealedMessage, receivedAt }
}
