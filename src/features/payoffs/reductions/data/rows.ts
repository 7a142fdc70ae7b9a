import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { payoffSettings, reductions } from '#db/schema/index.ts'
import { reductionReasons, reductionStatuses } from '#domain/payoffs.ts'
import { labelOf } from '#site/staff-format.ts'
import type { ShownReduction, wordedReductionSchema } from '../schema.ts'

type Reader = Database | Transaction
type Services = { db: Reader; rowSealer: RowSealer }
export type ReductionRow = typeof reductions.$inferSelect

/** The open one, or else the one that was asked for last. */
export async function findReduction(db: Reader, applicationId: string): Promise<ReductionRow | undefined> {
  const [row] = await db
    .select()
    .from(reductions)
    .where(eq(reductions.applicationId, applicationId))
    .orderBy(desc(isNull(reductions.closedAt)), desc(reductions.askedAt))
    .limit(1)
  return row
}

export async function findReductionById(db: Reader, id: string): Promise<ReductionRow | undefined> {
  const [row] = await db.select().from(reductions).where(eq(reductions.id, id))
  return row
}

export async function findReductionByKey(
  db: Reader,
  applicationId: string,
  submissionKey: string,
): Promise<ReductionRow | undefined> {
  const [row] = await db
    .select()
    .from(reductions)
    .where(and(eq(reductions.applicationId, applicationId), eq(reductions.submissionKey, submissionKey)))
  return row
}

export const openSheet = (rowSealer: RowSealer, { id, sealedSheet }: ReductionRow) =>
  rowSealer.open(reductions.sealedSheet, id, sealedSheet)

export const openReductionWords = (rowSealer: RowSealer, { id, sealedNote }: ReductionRow) =>
  sealedNote ? rowSealer.open(reductions.sealedNote, id, sealedNote) : {}

/** Days that an answer holds, unless somebody chooses others. */
export async function readReductionDays(db: Reader): Promise<number> {
  const [row] = await db.select({ days: payoffSettings.reductionDays }).from(payoffSettings)
  return row?.days ?? 30
}

export function toShown(rowSealer: RowSealer, row: ReductionRow): ShownReduction {
  const { id, status, askedParty, askedAt, reason, owed, asked, acceptedAt, closedAt } = row
  const { fee, costs, liens, gross, ours, note } = openSheet(rowSealer, row)
  const words = openReductionWords(rowSealer, row)
  return {
    ...{ id, status, askedParty, reason, owed, asked, askedBy: words.askedBy ?? null },
    askedAt: askedAt.toISOString(),
    sheet: { gross, fee, costs, liens: [...liens], ours, ...(note && { note }) },
    answer: answerOf(row, words.answer ?? ''),
    acceptedAt: acceptedAt?.toISOString() ?? null,
    withdrawn: words.withdrawn ?? null,
    closedAt: closedAt?.toISOString() ?? null,
  }
}

/** Nobody outside reads one that waits for its second signature. */
function answerOf(row: ReductionRow, text: string): ShownReduction['answer'] {
  const { effectiveAt, takes, owedThen, answerReason, validUntil, status } = row
  if (!effectiveAt || takes === null || owedThen === null || !answerReason) return null
  const isGranted = status !== 'refused'
  return {
    ...{ isGranted, takes, instead: owedThen, reason: answerReason, text },
    ...{ validUntil: isGranted ? validUntil : null, at: effectiveAt.toISOString() },
  }
}

export async function readShown(
  { db, rowSealer }: Services,
  applicationId: string,
): Promise<ShownReduction | null> {
  const row = await findReduction(db, applicationId)
  return row ? toShown(rowSealer, row) : null
}

/** For the export of a person's data. */
export async function exportReductions(
  { db, rowSealer }: Services,
  applicationId: string,
): Promise<z.output<typeof wordedReductionSchema>[] | undefined> {
  const rows = await db
    .select()
    .from(reductions)
    .where(eq(reductions.applicationId, applicationId))
    .orderBy(asc(reductions.askedAt))
  if (rows.length === 0) return undefined
  return rows.map((row) => {
    const { sheet, owed, asked, askedParty, askedAt, acceptedAt, closedAt } = toShown(rowSealer, row)
    const { askedBy, answer } = openReductionWords(rowSealer, row)
    return {
      ...{ status: labelOf(reductionStatuses, row.status), reason: labelOf(reductionReasons, row.reason) },
      ...{ askedParty, askedAt, owed, asked, sheet, takes: row.takes, validUntil: row.validUntil },
      ...{ ...(askedBy && { askedBy }), ...(answer && { answer }), answeredBy: row.personName },
      ...{ acceptedAt, closedAt },
    }
  })
}
