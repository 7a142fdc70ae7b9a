import { desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, mergedApplications } from '#db/schema/index.ts'
import { type MergedApplication, undoHours } from '../schema.ts'

type Services = { db: Database | Transaction; rowSealer: RowSealer }
export type MergedRow = typeof mergedApplications.$inferSelect

export const openRecord = (rowSealer: RowSealer, { id, sealedRecord }: MergedRow) =>
  rowSealer.open(mergedApplications.sealedRecord, id, sealedRecord)

/** The latest merge first. */
export function listMergedRows(db: Database | Transaction, keptId: string): Promise<MergedRow[]> {
  return db
    .select()
    .from(mergedApplications)
    .where(eq(mergedApplications.keptId, keptId))
    .orderBy(desc(mergedApplications.mergedAt), desc(mergedApplications.id))
}

export const listMergedIn = (db: Database | Transaction, keptIds: string[]): Promise<MergedRow[]> =>
  db.select().from(mergedApplications).where(inArray(mergedApplications.keptId, keptIds))

export const undoEndOf = ({ mergedAt }: Pick<MergedRow, 'mergedAt'>) =>
  new Date(mergedAt.getTime() + undoHours * 60 * 60_000)

/** A later merge builds on the earlier ones, so people can undo only the last. */
export async function listMerged({ db, rowSealer }: Services, keptId: string): Promise<MergedApplication[]> {
  const rows = await listMergedRows(db, keptId)
  const last = rows.find(({ intoId }) => intoId === keptId)
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    mergedAt: row.mergedAt.toISOString(),
    by: row.personName,
    reason: openRecord(rowSealer, row).reason,
    undoUntil: row === last && undoEndOf(row) > new Date() ? undoEndOf(row).toISOString() : null,
  }))
}

export async function findKeptFor(db: Database, mergedId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: mergedApplications.keptId })
    .from(mergedApplications)
    .where(eq(mergedApplications.mergedId, mergedId))
  return row?.id
}

/** References of the applications that took in one with a reference like this. */
export async function listKeptReferences(db: Database | Transaction, pattern: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ reference: applications.reference })
    .from(mergedApplications)
    .innerJoin(applications, eq(applications.id, mergedApplications.keptId))
    .where(like(sql`lower(${mergedApplications.reference})`, pattern))
    .limit(3)
  return rows.map(({ reference }) => reference)
}

export const hasReference = (reference: SQL | string): SQL =>
  or(
    eq(applications.reference, reference),
    sql`${applications.id} = (select ${mergedApplications.keptId} from ${mergedApplications} where ${mergedApplications.reference} = ${reference})`,
  ) as SQL

/** As they were sent, and what didn't come along. */
export async function exportMerged({ db, rowSealer }: Services, keptId: string) {
  const files = await listMergedRows(db, keptId)
  return files.map((file) => {
    const { application, rows, reason } = openRecord(rowSealer, file)
    const { consent_records: consents, contact_corrections: corrections, decisions } = rows
    return {
      reference: file.reference,
      mergedAt: file.mergedAt,
      reason,
      application,
      consents,
      corrections,
      decisions,
    }
  })
}
