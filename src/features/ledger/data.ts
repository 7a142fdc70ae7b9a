import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { advances, ledgerEntries } from '#db/schema/index.ts'
import { findTerms } from '#features/price/data.ts'
import { type Balance, balanceOfClaim, type LedgerAdvance } from '#lib/ledger/balance.ts'
import { readTerms } from '#lib/price/monthly-terms.ts'

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

const isOut = sql`${advances.ending} is distinct from 'returned'`

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

/** The one that a decision paid out. */
export async function findAdvanceOfDecision(
  db: Reader,
  decisionId: string,
): Promise<KeptAdvance | undefined> {
  const rows = await db.select().from(advances).where(eq(advances.decisionId, decisionId))
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
  return { counted: row.counted, terms: readTerms(terms), rule: row.rule, entries, endedOn: row.endedOn }
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
