import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { advances, applications, contracts, ledgerEntries, payouts } from '#db/schema/index.ts'
import { listCancellationsEnding } from '#features/payments/cancellations/data/ending.ts'
import { listSettling } from '#features/payoffs/reductions/data/waiting.ts'
import { listAfterwards } from '#features/payoffs/refunds/data.ts'
import { caseNameOf } from '#lib/case-person.ts'
import type { MoneyOut } from './schema.ts'

/** More are found by their file. */
const mostShown = 200

/** What is in its time to cancel, and what is out. */
export async function readMoneyOut(db: Database): Promise<MoneyOut> {
  const isStanding = isNull(advances.endedOn)
  const [settling, afterwards, endings, rows, [sums]] = await Promise.all([
    listSettling(db),
    listAfterwards(db),
    listCancellationsEnding(db),
    db
      .select({ advance: advances, entry: ledgerEntries, file: applications, number: contracts.number })
      .from(advances)
      .innerJoin(applications, eq(applications.id, advances.applicationId))
      .innerJoin(ledgerEntries, isItsPayment)
      .leftJoin(contracts, eq(contracts.id, advances.contractId))
      .where(isStanding)
      .orderBy(desc(ledgerEntries.on), desc(advances.id))
      .limit(mostShown),
    db
      .select({
        total: sql<number>`count(*)::int`,
        paidOut: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::float8`,
      })
      .from(advances)
      .innerJoin(ledgerEntries, isItsPayment)
      .where(isStanding),
  ])
  return {
    ...{ settling, afterwards, endings },
    out: rows.map(({ advance, entry, file, number }) => ({
      ...{ advanceId: advance.id, number, state: advance.state },
      file: { id: file.id, name: caseNameOf(file) },
      ...{ paidOn: entry.on, paidOut: entry.amount },
    })),
    total: sums?.total ?? 0,
    paidOut: sums?.paidOut ?? 0,
  }
}

/** As it stands: a corrected one has another in its place. */
const isItsPayment = and(
  eq(ledgerEntries.advanceId, advances.id),
  eq(ledgerEntries.kind, 'paid-out'),
  sql`not exists (select 1 from ledger_entries later where later.replaces = ${ledgerEntries.id})`,
)

/** Whether there is anything on the money page: a contract that everybody signed, or a payment of one. */
export async function isAnyMoneyMoving(db: Database): Promise<boolean> {
  const [payout] = await db.select({ one: sql`1` }).from(payouts).limit(1)
  if (payout) return true
  const isSigned = eq(contracts.status, 'acknowledged')
  const [contract] = await db.select({ one: sql`1` }).from(contracts).where(isSigned).limit(1)
  return contract !== undefined
}
