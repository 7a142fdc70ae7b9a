import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { contracts, entryCorrections, ledgerEntries } from '#db/schema/index.ts'
import { type EntryRow, type KeptAdvance, openEntryWords } from '#features/ledger/data.ts'
import { addDays } from '#lib/calendar-days.ts'
import type { Balance } from '#lib/ledger/balance.ts'
import { changeOf } from '#lib/ledger/entries.ts'
import { fundedOnOf } from '#lib/ledger/moments.ts'
import { formatCalendarDay } from '#site/staff-format.ts'
import type { balanceSchema, Entry, EntryCorrection } from '../schema.ts'

type Reader = Database | Transaction
export type EntryCorrectionRow = typeof entryCorrections.$inferSelect

export const toBalance = ({ out: _, ...balance }: Balance): z.output<typeof balanceSchema> => balance

export function toEntry(rowSealer: RowSealer, row: EntryRow): Entry {
  const { reference = null, payer = null, reason = null } = openEntryWords(rowSealer, row)
  const { id, kind, amount, on, corrects, replaces, method, personName, recordedAt } = row
  return {
    ...{ id, kind, amount, on, corrects, replaces, method, reference, payer, reason },
    ...{ by: personName, recordedAt: recordedAt.toISOString() },
  }
}

/** What stands of an entry once those that answer it are counted. */
export const standingOf = (entry: EntryRow, entries: readonly EntryRow[]): number =>
  entries
    .filter(({ corrects }) => corrects === entry.id)
    .reduce((sum, answer) => sum + changeOf(answer), entry.amount)

/** Why a payment can't be of that day, in a sentence. */
export function findWrongDay(on: string, of: readonly KeptAdvance[], today: string): string | undefined {
  if (on > addDays(today, 1)) return 'Use a day that is not after tomorrow'
  const [first] = of.flatMap(({ ledger }) => fundedOnOf(ledger) ?? []).toSorted()
  return first && on < first
    ? `The money left on ${formatCalendarDay(first)}; use that day or a later one`
    : undefined
}

/** The contract of each advance, by its id. */
export async function readNumbers(db: Reader, kept: readonly KeptAdvance[]): Promise<Map<string, string>> {
  const ids = kept.flatMap(({ row }) => row.contractId ?? [])
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: contracts.id, number: contracts.number })
    .from(contracts)
    .where(inArray(contracts.id, ids))
  return new Map(rows.map(({ id, number }) => [id, number]))
}

export async function findAdvanceIdOf(db: Reader, entryId: string): Promise<string | undefined> {
  const { advanceId, id } = ledgerEntries
  const [row] = await db.select({ advanceId }).from(ledgerEntries).where(eq(id, entryId))
  return row?.advanceId
}

const isWaiting = and(isNull(entryCorrections.effectiveAt), isNull(entryCorrections.endedAt))

async function findRow(db: Reader, which: SQL | undefined): Promise<EntryCorrectionRow | undefined> {
  const [row] = await db.select().from(entryCorrections).where(which)
  return row
}
const isOf = (entryId: string) => eq(entryCorrections.entryId, entryId)

export const findByKey = (db: Reader, entryId: string, key: string) =>
  findRow(db, and(isOf(entryId), eq(entryCorrections.submissionKey, key)))

export const findCorrection = (db: Reader, entryId: string, id: string) =>
  findRow(db, and(isOf(entryId), eq(entryCorrections.id, id)))

export const findWaiting = (db: Reader, entryId: string) => findRow(db, and(isOf(entryId), isWaiting))

/** Those that wait for their second signature, the oldest first. */
export async function listWaiting(
  { db, rowSealer }: { db: Reader; rowSealer: RowSealer },
  kept: readonly KeptAdvance[],
): Promise<EntryCorrection[]> {
  const entries = kept.flatMap((advance) => advance.entries)
  if (entries.length === 0) return []
  const rows = await db
    .select()
    .from(entryCorrections)
    .where(
      and(
        inArray(
          entryCorrections.entryId,
          entries.map(({ id }) => id),
        ),
        isWaiting,
      ),
    )
    .orderBy(asc(entryCorrections.signedAt))
  return rows.flatMap((row) => {
    const entry = entries.find(({ id }) => id === row.entryId)
    return entry ? [toCorrection(rowSealer, row, { amount: standingOf(entry, entries), on: entry.on })] : []
  })
}

export const openCorrectionWords = (rowSealer: RowSealer, { id, sealedWords }: EntryCorrectionRow) =>
  sealedWords ? rowSealer.open(entryCorrections.sealedWords, id, sealedWords) : {}

export const insteadOf = ({ amount, on }: Pick<EntryCorrectionRow, 'amount' | 'on'>) =>
  amount !== null && on !== null ? { amount, on } : null

const toCorrection = (
  rowSealer: RowSealer,
  row: EntryCorrectionRow,
  from: EntryCorrection['from'],
): EntryCorrection => ({
  ...{ id: row.id, entryId: row.entryId, from, to: insteadOf(row) },
  reason: openCorrectionWords(rowSealer, row).reason ?? '',
  ...{ by: row.personName, byId: row.personId },
  signedAt: row.signedAt.toISOString(),
  aloneFrom: row.aloneFrom?.toISOString() ?? null,
})
