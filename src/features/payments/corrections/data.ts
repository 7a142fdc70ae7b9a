import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, decisions, ledgerEntries, paymentCorrections } from '#db/schema/index.ts'
import { isBack } from '#features/applications/data/report-filters.ts'
import { findWrongFundingDay, lastFundingDay, offerDayOf } from '#features/decisions/content/funding-day.ts'
import { type DecisionRow, findFunding } from '#features/decisions/data/records.ts'
import { findAdvanceOfDecision } from '#features/ledger/data.ts'
import { readToday } from '#features/rules/data.ts'
import { formatCalendarDay, formatCents } from '#site/staff-format.ts'
import type { PaidOut, Payment, PaymentCorrection } from './schema.ts'

type Services = { db: Database; rowSealer: RowSealer }
export type CorrectionRow = typeof paymentCorrections.$inferSelect

export const notFinal = 'The payment can still be undone. Undo it instead.'
export const underContract = 'This money went out under a contract. Correct it on its ledger.'

async function findLock(db: Database, { id, finalAt }: DecisionRow): Promise<string | null> {
  if (!finalAt) return notFinal
  return (await findAdvanceOfDecision(db, id))?.row.contractId ? underContract : null
}

export function paymentOf({ amount, fundedOn, method }: DecisionRow): Payment | undefined {
  return amount && fundedOn && method ? { amount, fundedOn, method } : undefined
}

/** Undefined without such an application. */
export async function findPaidOut(services: Services, applicationId: string): Promise<PaidOut | undefined> {
  const known = await services.db.$count(applications, eq(applications.id, applicationId))
  return known > 0 ? readPaidOut(services, applicationId) : undefined
}

export async function readPaidOut({ db, rowSealer }: Services, applicationId: string): Promise<PaidOut> {
  const funding = await findFunding(db, applicationId)
  const rows = await db
    .select()
    .from(paymentCorrections)
    .where(eq(paymentCorrections.applicationId, applicationId))
    .orderBy(desc(paymentCorrections.signedAt), desc(paymentCorrections.id))
  return {
    payment: (funding && paymentOf(funding)) ?? null,
    days: funding
      ? { first: await findOfferDay(db, funding), last: lastFundingDay(await readToday(db)) }
      : null,
    locked: funding ? await findLock(db, funding) : null,
    corrections: rows.map((row) => toCorrection(rowSealer, row)),
  }
}

export const openCorrectionWords = (rowSealer: RowSealer, { id, sealedWords }: CorrectionRow) =>
  sealedWords ? rowSealer.open(paymentCorrections.sealedWords, id, sealedWords) : {}

export const toPayment = ({ amount, fundedOn, method }: Payment): Payment => ({ amount, fundedOn, method })

export const beforeOf = (row: CorrectionRow): Payment => ({
  amount: row.amountBefore,
  fundedOn: row.fundedOnBefore,
  method: row.methodBefore,
})

function toCorrection(rowSealer: RowSealer, row: CorrectionRow): PaymentCorrection {
  const { reason = '', refusal = null } = openCorrectionWords(rowSealer, row)
  return {
    id: row.id,
    from: beforeOf(row),
    to: toPayment(row),
    reason,
    by: row.personName,
    byId: row.personId,
    signedAt: row.signedAt.toISOString(),
    aloneFrom: row.aloneFrom?.toISOString() ?? null,
    isAlone: row.isAlone,
    second: row.secondAt && row.secondName ? { name: row.secondName, at: row.secondAt.toISOString() } : null,
    effectiveAt: row.effectiveAt?.toISOString() ?? null,
    ending: row.ending,
    refusal,
  }
}

export async function findWaitingCorrection(tx: Transaction, applicationId: string) {
  const [row] = await tx
    .select()
    .from(paymentCorrections)
    .where(
      and(
        eq(paymentCorrections.applicationId, applicationId),
        isNull(paymentCorrections.effectiveAt),
        isNull(paymentCorrections.endedAt),
      ),
    )
  return row
}

/** The payment took the offer's place, so the offer names it. */
async function findOfferDay(db: Database | Transaction, funding: DecisionRow): Promise<string> {
  const [offer] = await db
    .select({ effectiveAt: decisions.effectiveAt })
    .from(decisions)
    .where(and(eq(decisions.endedBy, funding.id), eq(decisions.kind, 'approved')))
  const fundedOn = funding.fundedOn ?? offerDayOf(funding.signedAt)
  const offeredOn = offer?.effectiveAt ? offerDayOf(offer.effectiveAt) : fundedOn
  // Payments from before days were checked may lie earlier than their offer.
  return offeredOn < fundedOn ? offeredOn : fundedOn
}

/** What a correction would contradict, by field. */
export async function findMistakes(
  tx: Transaction,
  funding: DecisionRow,
  { amount, fundedOn }: Payment,
): Promise<Record<string, string[]>> {
  const days = { offeredOn: await findOfferDay(tx, funding), today: await readToday(tx) }
  const [early] = await tx
    .select({ repaidOn: ledgerEntries.on })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.applicationId, funding.applicationId), isBack))
    .orderBy(ledgerEntries.on)
    .limit(1)
  const isAfterRepayment = early !== undefined && early.repaidOn < fundedOn
  const wrongDay =
    findWrongFundingDay(fundedOn, days) ??
    (isAfterRepayment
      ? `Money came back on ${formatCalendarDay(early.repaidOn)}; use that day or an earlier one`
      : undefined)
  const most = funding.rule?.largestAdvance ?? null
  return {
    ...(wrongDay && { fundedOn: [wrongDay] }),
    ...(most !== null && amount > most && { amount: [`The largest advance there is ${formatCents(most)}.`] }),
  }
}
