import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { settlements } from '#db/schema/index.ts'
import { moneyExpectations, settlementOutcomes } from '#domain/payoffs.ts'
import type { LedgerAdvance } from '#lib/ledger/balance.ts'
import { limitsShare } from '#lib/ledger/schedule.ts'
import { labelOf } from '#site/staff-format.ts'
import type { Settlement, wordedSettlementSchema } from './schema.ts'

type Reader = Database | Transaction
type Services = { db: Reader; rowSealer: RowSealer }
export type SettlementRow = typeof settlements.$inferSelect

/** So long a report can be taken back by whoever sent it. */
const undoMinutes = 10

/** The law limits what is owed to a share of what the case pays. */
export const needsGross = (ledgers: readonly LedgerAdvance[]): boolean =>
  ledgers.some(({ rule }) => limitsShare(rule))

/** What was said last and not taken back. */
export async function findSettlement(db: Reader, applicationId: string): Promise<SettlementRow | undefined> {
  const [row] = await db
    .select()
    .from(settlements)
    .where(and(eq(settlements.applicationId, applicationId), isNull(settlements.takenBackAt)))
    .orderBy(desc(settlements.reportedAt))
    .limit(1)
  return row
}

export const openSettlementWords = (rowSealer: RowSealer, { id, sealedNote }: SettlementRow) =>
  sealedNote ? rowSealer.open(settlements.sealedNote, id, sealedNote) : {}

export const undoUntil = ({ reportedAt }: Pick<SettlementRow, 'reportedAt'>): Date =>
  new Date(reportedAt.getTime() + undoMinutes * 60_000)

export function toSettlement(rowSealer: RowSealer, row: SettlementRow, now = new Date()): Settlement {
  const { note = null, by = null } = openSettlementWords(rowSealer, row)
  const { id, outcome, gross, on, money, isAppealed, reportedBy, personName, reportedAt } = row
  const until = undoUntil(row)
  return {
    ...{ id, outcome, gross, on, money, isAppealed, note, reportedBy, by: personName ?? by },
    ...{ reportedAt: reportedAt.toISOString(), undoUntil: until > now ? until.toISOString() : null },
  }
}

export async function readSettlement(
  { db, rowSealer }: Services,
  applicationId: string,
): Promise<Settlement | null> {
  const row = await findSettlement(db, applicationId)
  return row ? toSettlement(rowSealer, row) : null
}

/** For the export of a person's data. */
export async function exportSettlements(
  { db, rowSealer }: Services,
  applicationId: string,
): Promise<z.output<typeof wordedSettlementSchema>[] | undefined> {
  const rows = await db
    .select()
    .from(settlements)
    .where(eq(settlements.applicationId, applicationId))
    .orderBy(asc(settlements.reportedAt))
  if (rows.length === 0) return undefined
  return rows.map((row) => ({
    ...{ outcome: labelOf(settlementOutcomes, row.outcome), gross: row.gross, on: row.on },
    ...{ money: row.money && labelOf(moneyExpectations, row.money), isAppealed: row.isAppealed },
    ...{ reportedBy: row.reportedBy, reportedAt: row.reportedAt.toISOString() },
    takenBackAt: row.takenBackAt?.toISOString() ?? null,
    ...openSettlementWords(rowSealer, row),
  }))
}
