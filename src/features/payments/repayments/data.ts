import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { repayments } from '#db/schema/index.ts'
import { findFunding } from '#features/decisions/data/records.ts'
import { findTerms } from '#features/price/data.ts'
import { estimatePrice } from '#lib/price/estimate.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { countMonths, type Repaid } from './schema.ts'

export async function readRepaid(db: Database, applicationId: string, now = new Date()): Promise<Repaid> {
  const today = dateIn(brand.openHours.timeZone, now)
  const funding = await findFunding(db, applicationId)
  const rows = await db
    .select()
    .from(repayments)
    .where(eq(repayments.applicationId, applicationId))
    .orderBy(desc(repayments.recordedAt), desc(repayments.id))
  const standing = rows.filter(({ endedAt }) => endedAt === null)
  return {
    today,
    funding:
      funding?.amount && funding.fundedOn ? { amount: funding.amount, fundedOn: funding.fundedOn } : null,
    owed: funding ? await oweOn(db, funding, today) : null,
    back: standing.length > 0 ? standing.reduce((sum, { amount }) => sum + amount, 0) : null,
    repayments: rows.map((row) => ({
      id: row.id,
      amount: row.amount,
      repaidOn: row.repaidOn,
      by: row.personName,
      recordedAt: row.recordedAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
      endedBy: row.endedByName,
      replacedBy: row.replacedBy,
    })),
  }
}

/** For the person who got the advance: what came back, when the last of it came, and whether that is all of it. */
export async function readPaidBack(db: Database, applicationId: string) {
  const rows = await db
    .select({ amount: repayments.amount, on: repayments.repaidOn })
    .from(repayments)
    .where(and(eq(repayments.applicationId, applicationId), isNull(repayments.endedAt)))
    .orderBy(desc(repayments.repaidOn))
  const [last] = rows
  const funding = last && (await findFunding(db, applicationId))
  if (!funding) return null
  const amount = rows.reduce((sum, row) => sum + row.amount, 0)
  const owed = await oweOn(db, funding, last.on)
  return { amount, on: last.on, isAll: owed !== null && amount >= owed.amount }
}

type Funding = NonNullable<Awaited<ReturnType<typeof findFunding>>>

async function oweOn(db: Database, { amount, termsVersion, rule, fundedOn }: Funding, day: string) {
  const terms = await findTerms(db, termsVersion)
  if (!terms || !amount || !rule || !fundedOn) return null
  const months = countMonths(fundedOn, day)
  const { owed } = estimatePrice({ ...rule, advance: amount, months, terms })
  return { months, amount: owed }
}
