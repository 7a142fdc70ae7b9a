import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { advances, holds, ledgerEntries, settlements } from '#db/schema/index.ts'
import { advanceEndings, ledgerEntryKinds } from '#domain/money.ts'
import { findTerms } from '#features/price/data.ts'
import { type Balance, balanceOfClaim, type LedgerAdvance } from '#lib/ledger/balance.ts'
import type { Frozen } from '#lib/ledger/clock.ts'
import { limitsShare, type Recovered } from '#lib/ledger/schedule.ts'
import { readTerms } from '#lib/price/monthly-terms.ts'
import { labelOf } from '#site/staff-format.ts'
import type { WordedAdvance } from './schema.ts'

type Reader = Database | Transaction
export type AdvanceRow = typeof advances.$inferSelect
export type EntryRow = typeof ledgerEntries.$inferSelect

/** An advance with its entries in their order, ready to be counted. */
export type KeptAdvance = { row: AdvanceRow; entries: EntryRow[]; ledger: LedgerAdvance }

/** All advances of a claim, the oldest first. One whose payment came back isn't among them. */
export async function listAdvances(db: Reader, applicationId: string): Promise<KeptAdvance[]> {
  const rows = await db
    .select()
    .from(advances)
    .where(and(eq(advances.applicationId, applicationId), isOut))
    .orderBy(asc(advances.number), asc(advances.openedAt))
  return withEntries(db, rows)
}

/** Its money is out, or was until it ended. */
export const isOut = sql`${advances.ending} is distinct from 'returned'`

/** The one that a contract is the paper of. */
export async function findAdvanceOf(db: Reader, contractId: string): Promise<KeptAdvance | undefined> {
  const rows = await db
    .select()
    .from(advances)
    .where(and(eq(advances.contractId, contractId), isOut))
    .orderBy(desc(advances.openedAt))
    .limit(1)
  return (await withEntries(db, rows))[0]
}

/** The entry with which its money left, as it was last corrected; undefined once that came back. */
export const findPaidOutEntry = (entries: readonly EntryRow[]): EntryRow | undefined =>
  entries.findLast(({ id, kind }) => kind === 'paid-out' && !entries.some(({ corrects }) => corrects === id))

/** The one that a decision paid out, even if that was undone. */
export async function findAdvanceOfDecision(
  db: Reader,
  decisionId: string,
): Promise<KeptAdvance | undefined> {
  const rows = await db.select().from(advances).where(eq(advances.decisionId, decisionId))
  return (await withEntries(db, rows))[0]
}

/** The file whose ledger an entry is in. */
export async function findFileOfEntry(db: Reader, id: string): Promise<string | null> {
  const { applicationId } = ledgerEntries
  const [row] = await db.select({ applicationId }).from(ledgerEntries).where(eq(ledgerEntries.id, id))
  return row?.applicationId ?? null
}

export async function findAdvance(db: Reader, id: string): Promise<KeptAdvance | undefined> {
  const rows = await db.select().from(advances).where(eq(advances.id, id))
  return (await withEntries(db, rows))[0]
}

async function withEntries(db: Reader, rows: readonly AdvanceRow[]): Promise<KeptAdvance[]> {
  if (rows.length === 0) return []
  const entries = await db
    .select()
    .from(ledgerEntries)
    .where(
      inArray(
        ledgerEntries.advanceId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(ledgerEntries.place))
  return Promise.all(
    rows.map(async (row) => {
      const own = entries.filter(({ advanceId }) => advanceId === row.id)
      return { row, entries: own, ledger: await toLedger(db, row, own) }
    }),
  )
}

async function toLedger(db: Reader, row: AdvanceRow, entries: readonly EntryRow[]): Promise<LedgerAdvance> {
  const terms = row.heldTerms ?? (await findTerms(db, row.termsVersion))
  if (!terms) throw new Error('an advance without its terms')
  const frozen = await listFrozen(db, row.applicationId)
  const { counted, rule, endedOn } = row
  const recovery = limitsShare(rule) ? await findRecovery(db, row.applicationId) : undefined
  return { counted, terms: readTerms(terms), rule, entries, endedOn, frozen, ...(recovery && { recovery }) }
}

/** What somebody told us last that the case pays, unless it was lost since. */
async function findRecovery(db: Reader, applicationId: string | null): Promise<Recovered | undefined> {
  if (!applicationId) return undefined
  const { gross, outcome, reportedAt, takenBackAt } = settlements
  const told = await db
    .select({ gross, outcome })
    .from(settlements)
    .where(and(eq(settlements.applicationId, applicationId), isNull(takenBackAt)))
    .orderBy(desc(reportedAt))
  const settlement = told[0]?.outcome === 'lost' ? null : told.find((one) => one.gross !== null)?.gross
  return settlement ? { settlement } : undefined
}

/** When the steps of a claim stood still: a hold that the owner said so of. */
async function listFrozen(db: Reader, applicationId: string | null): Promise<Frozen[]> {
  if (!applicationId) return []
  return db
    .select({ from: holds.from, until: holds.until })
    .from(holds)
    .where(and(eq(holds.applicationId, applicationId), holds.freezesSteps))
    .orderBy(asc(holds.from))
}

export type ClaimBalance = { each: Balance[]; all: Balance }

/** What is owed on a claim on a day, each advance and their sum. */
export async function readClaimBalance(db: Reader, applicationId: string, on: string): Promise<ClaimBalance> {
  const kept = await listAdvances(db, applicationId)
  return balanceOfClaim(
    kept.map(({ ledger }) => ledger),
    on,
  )
}

/** What is owed of one advance on a day, with what the earlier ones of its claim count for. */
export async function readBalance(db: Reader, { row, ledger }: KeptAdvance, on: string): Promise<Balance> {
  const claim = row.applicationId ? await listAdvances(db, row.applicationId) : []
  const place = claim.findIndex((one) => one.row.id === row.id)
  const before = place < 0 ? [] : claim.slice(0, place).map((one) => one.ledger)
  const { each } = balanceOfClaim([...before, ledger], on)
  const own = each.at(-1)
  if (!own) throw new Error('an advance without a balance')
  return own
}

export const openEntryWords = (rowSealer: RowSealer, { id, sealedWords }: EntryRow) =>
  sealedWords ? rowSealer.open(ledgerEntries.sealedWords, id, sealedWords) : {}

/** For the export of a person's data: every advance, and what was recorded about it, in words. */
export async function exportAdvances(
  services: { db: Reader; rowSealer: RowSealer },
  applicationId: string,
): Promise<WordedAdvance[] | undefined> {
  const rows = await services.db
    .select()
    .from(advances)
    .where(eq(advances.applicationId, applicationId))
    .orderBy(asc(advances.number), asc(advances.openedAt))
  return rows.length > 0 ? wordAdvances(services, rows) : undefined
}

export async function wordAdvances(
  { db, rowSealer }: { db: Reader; rowSealer: RowSealer },
  rows: readonly AdvanceRow[],
): Promise<WordedAdvance[]> {
  const kept = await withEntries(db, rows)
  return kept.map(({ row, entries }) => ({
    ...{ number: row.number, state: row.state, openedAt: row.openedAt.toISOString() },
    ...{ endedOn: row.endedOn, ending: row.ending && labelOf(advanceEndings, row.ending) },
    entries: entries.map((entry) => ({
      ...{ id: entry.id, what: labelOf(ledgerEntryKinds, entry.kind), amount: entry.amount, on: entry.on },
      ...{ corrects: entry.corrects, replaces: entry.replaces, method: entry.method },
      ...{ personName: entry.personName, recordedAt: entry.recordedAt.toISOString() },
      ...openEntryWords(rowSealer, entry),
    })),
  }))
}
