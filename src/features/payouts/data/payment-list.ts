import { and, asc, eq } from 'drizzle-orm'
import { writeLine } from '#db/csv.ts'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { contracts, payouts } from '#db/schema/index.ts'
import { fundingMethods } from '#domain/decisions.ts'
import { accountKinds } from '#domain/money.ts'
import { readMoneyRights } from '#features/people/signatures/data.ts'
import { readToday } from '#features/rules/data.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { labelOf } from '#site/staff-format.ts'
import { toGate } from './gate.ts'
import { openPayee, type PayoutRow } from './rows.ts'

const paymentListHeader = [
  ...['Contract', 'Method', 'Payee', 'Amount', 'Bank', 'Routing number', 'Account number', 'Account'],
  ...['Address', 'Planned day'],
]

type Services = { db: Database; rowSealer: RowSealer }
export type PaymentList = { on: string; csv: string; count: number; amount: number }

/**
 * What the bank is to pay today: released, and every check still done at this moment. A comparison with the sanctions list
 * holds for its day alone, so there is no list for another one.
 */
export async function writePaymentList(
  services: Services,
  on: string | undefined,
  readerId: string | undefined,
): Promise<Outcome<PaymentList, 'may not see' | 'other day'>> {
  const { db, rowSealer } = services
  if (!(await readMoneyRights(db, readerId)).seeDetails) return refuse('may not see')
  const today = await readToday(db)
  if (on !== undefined && on !== today) return refuse('other day')
  const rows = await db
    .select({ contract: contracts, payout: payouts })
    .from(payouts)
    .innerJoin(contracts, eq(contracts.id, payouts.contractId))
    .where(and(eq(payouts.status, 'released'), eq(contracts.fundingOn, today)))
    .orderBy(asc(payouts.releasedAt), asc(payouts.id))
  const lines: string[] = []
  let amount = 0
  for (const { contract, payout } of rows) {
    const gate = await toGate(services, contract, readerId)
    if (!gate.isReady) continue
    lines.push(lineOf(rowSealer, contract, payout))
    amount += payout.amount
  }
  const total = [
    `${lines.length} ${lines.length === 1 ? 'payment' : 'payments'}`,
    null,
    null,
    inDollars(amount),
  ]
  const csv = `\uFEFF${writeLine(paymentListHeader)}${lines.join('')}${writeLine([...total, ...paymentListHeader.slice(4).map(() => null)])}`
  return { ok: true, on: today, csv, count: lines.length, amount }
}

const inDollars = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

function lineOf(
  rowSealer: RowSealer,
  { number, fundingOn }: typeof contracts.$inferSelect,
  payout: PayoutRow,
): string {
  const { name, bank, routing, account, accountKind, address } = openPayee(rowSealer, payout)
  return writeLine([
    ...[number, labelOf(fundingMethods, payout.method), name, inDollars(payout.amount)],
    ...[bank ?? null, routing ?? null, account ?? null],
    ...[accountKind ? labelOf(accountKinds, accountKind) : null, address ?? null, fundingOn],
  ])
}
