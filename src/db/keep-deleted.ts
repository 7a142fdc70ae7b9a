import type { Writing } from './open-rows.ts'
import type { RowSealer } from './row-sealer.ts'
import { deletedRecords, type OpenRows } from './schema/index.ts'

type Kept = Omit<typeof deletedRecords.$inferInsert, 'sealedRows' | 'emailHash'> & {
  rows: OpenRows
  /** The sender of a message. */
  email?: string
}

/** Called in the transaction that deletes the rows. */
export async function keepDeleted({ tx, rowSealer }: Writing, { rows, email, ...kept }: Kept): Promise<void> {
  await tx.insert(deletedRecords).values({
    ...kept,
    sealedRows: rowSealer.seal(deletedRecords.sealedRows, kept.id, rows),
    emailHash: email === undefined ? null : hashSender(rowSealer, email),
  })
}

export const hashSender = (rowSealer: RowSealer, email: string) =>
  rowSealer.hash('sender of a deleted message', email.toLowerCase())

export type DeletedRow = typeof deletedRecords.$inferSelect

export const openDeleted = (
  rowSealer: RowSealer,
  { id, sealedRows }: Pick<DeletedRow, 'id' | 'sealedRows'>,
) => rowSealer.open(deletedRecords.sealedRows, id, sealedRows)
