import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { ledgerEntries } from '#db/schema/index.ts'
import { isBack, standingAmount } from '#features/applications/data/report-filters.ts'
import { findFunding } from '#features/decisions/data/records.ts'
import { type EntryRow, findAdvanceOfDecision, readBalance } from '#features/ledger/data.ts'
import { findTerms } from '#features/price/data.ts'
import { changeOf, isBackKind } from '#lib/ledger/entries.ts'
import { countMonthsBegun } from '#lib/ledger/schedule.ts'
import { estimateAt } from '#lib/price/estimate.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import type { Repaid, Repayment } from './schema.ts'

export async function readRepaid(db: Database, applicationId: string, now = new Date()): Promise<Repaid> {
  const today = dateIn(brand.openHours.timeZone, now)
  const funding = await findFunding(db, applicationId)
  const entries = await db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.applicationId, applicationId))
    .orderBy(desc(ledgerEntries.recordedAt), desc(ledgerEntries.id))
  const repayments = entries
    .filter(({ kind }) => isBackKind(kind))
    .map((entry) => toRepayment(entry, entries))
  const standing = repayments.filter(({ endedAt }) => endedAt === null)
  return {
    today,
    funding:
      funding?.amount && funding.fundedOn ? { amount: funding.amount, fundedOn: funding.fundedOn } : null,
    owed: funding ? await oweOn(db, funding, today) : null,
    back: standing.length > 0 ? standing.reduce((sum, { amount }) => sum + amount, 0) : null,
    repayments,
    ...((await isUnderContract(db, funding)) && { isUnderContract: true }),
  }
}

const isUnderContract = async (db: Database, funding: Funding | undefined): Promise<boolean> =>
  funding !== undefined && Boolean((await findAdvanceOfDecision(db, funding.id))?.row.contractId)

/** One that was taken out says what it said. */
function toRepayment(entry: EntryRow, entries: readonly EntryRow[]): Repayment {
  const answers = entries.filter(({ corrects }) => corrects === entry.id)
  const amount = answers.reduce((sum, answer) => sum + changeOf(answer), entry.amount)
  const [last] = answers
  const end = amount > 0 ? undefined : last
  return {
    id: entry.id,
    amount: end ? entry.amount : amount,
    repaidOn: entry.on,
    by: entry.personName,
    recordedAt: entry.recordedAt.toISOString(),
    endedAt: end?.recordedAt.toISOString() ?? null,
    endedBy: end?.personName ?? null,
    replacedBy: entries.find(({ replaces }) => replaces === entry.id)?.id ?? null,
  }
}

/** For the person who got the advance: what came back, when the last of it came, and whether that is all of it. */
export async function readPaidBack(db: Database, applicationId: string) {
  const rows = await db
    .select({ amount: standingAmount.mapWith(Number), on: ledgerEntries.on })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.applicationId, applicationId), isBack))
    .orderBy(desc(ledgerEntries.on))
  const [last] = rows
  const funding = last && (await findFunding(db, applicationId))
  if (!funding) return null
  const amount = rows.reduce((sum, row) => sum + row.amount, 0)
  return { amount, on: last.on, isAll: await isAllBack(db, funding, { amount, on: last.on }) }
}

type Funding = NonNullable<Awaited<ReturnType<typeof findFunding>>>

async function isAllBack(db: Database, funding: Funding, { amount, on }: { amount: number; on: string }) {
  const advance = await findAdvanceOfDecision(db, funding.id)
  if (advance?.row.counted === 'steps') return (await readBalance(db, advance, on)).owed === 0
  const owed = await oweOn(db, funding, on)
  return owed !== null && amount >= owed.amount
}

/** As agreed, before anything came back. */
async function oweOn(db: Database, { id, amount, termsVersion, rule, fundedOn }: Funding, day: string) {
  const advance = await findAdvanceOfDecision(db, id)
  const terms = advance?.row.heldTerms ?? (await findTerms(db, termsVersion))
  if (!terms || !amount || !rule || !fundedOn) return null
  const months = countMonthsBegun(fundedOn, day)
  const isBySteps = advance?.row.counted === 'steps'
  const time = isBySteps ? { fundedOn, on: day < fundedOn ? fundedOn : day } : { months }
  const { owed } = estimateAt({ ...(advance?.row.rule ?? rule), advance: amount, terms }, time)
  return { months, amount: owed }
}
