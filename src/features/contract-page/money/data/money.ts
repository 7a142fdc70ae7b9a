import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { payouts } from '#db/schema/index.ts'
import type { FundingMethod } from '#domain/decisions.ts'
import type { AdvanceEnding } from '#domain/money.ts'
import { findSent } from '#features/contracts/records/data/rows.ts'
import { findAdvanceOf } from '#features/ledger/data.ts'
import { readCancelStand } from '#features/payments/cancellations/data/read.ts'
import type { CancelStand } from '#features/payments/cancellations/schema.ts'
import { listLetters } from '#features/payoffs/letters/data/letters.ts'
import { isBankDay } from '#lib/business-days.ts'
import { addDays } from '#lib/calendar-days.ts'
import { dayInState } from '#lib/cancellation/cancel-time.ts'
import { readEntries } from '#lib/ledger/entries.ts'
import { brand } from '#site/brand.ts'
import { dateIn, momentIn } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import type { Money, MoneyStage, Owed } from '../schema.ts'
import { readOwed } from './owed.ts'

type Reader = Database | Transaction
type Services = { db: Database; rowSealer: RowSealer }

export type CaseMoney = { money: Money | null; owed: Owed | null }

/** The money of the contract that was sent last, once it left us, and what the claim owes. */
export async function readMoney(
  services: Services,
  applicationId: string,
  locale: Locale,
  now = new Date(),
): Promise<CaseMoney> {
  const { db } = services
  const owed = await readOwed(db, applicationId)
  const contract = await findSent(db, applicationId)
  const payout = contract && (await findPayout(db, contract.id))
  const cancel = payout && (await readCancelStand(services, applicationId, locale, now))
  if (!contract || !cancel || !payout?.sentOn) return { money: null, owed }
  const { sentOn, sentAt, receivedOn, method } = payout
  const advance = await findAdvanceOf(db, contract.id)
  const entries = advance?.ledger.entries ?? []
  return {
    owed,
    money: {
      stage: stageOf({ cancel, ending: advance?.row.ending ?? null, owed: owed?.owed ?? 0, receivedOn }),
      ...{ today: dayInState(contract.homeState, now), receivedOn },
      contract: { id: contract.id, number: contract.number },
      sent: {
        ...{ amount: payout.amount, on: sentOn, at: momentOf(sentAt, sentOn), method },
        accountEnding: payout.accountEnding,
        reference: readReference(services, payout),
        expectedOn: expectOn(method, sentOn),
      },
      cancel,
      backOn: readEntries(entries).credits.findLast(({ kind }) => kind === 'money-back')?.on ?? null,
      endedOn: advance?.row.endedOn ?? null,
      ending: advance?.row.ending ?? null,
      letters: await listClosing(db, applicationId),
    },
  }
}

type Standing = {
  cancel: CancelStand
  ending: AdvanceEnding | null
  owed: number
  receivedOn: string | null
}

function stageOf({ cancel: { phase, notice }, ending, owed, receivedOn }: Standing): MoneyStage {
  if (phase === 'canceled' || ending === 'canceled') return 'canceled'
  if (notice?.status === 'noticed') return 'noticed'
  if (owed === 0) return 'paid'
  if (phase === 'open') return receivedOn ? 'received' : 'sent'
  return 'active'
}

/** Those that still hold. Payoff letters are for who pays. */
async function listClosing(db: Reader, applicationId: string): Promise<Money['letters']> {
  const rows = await listLetters(db, applicationId)
  return rows
    .filter(({ kind, endedAt }) => kind !== 'payoff' && endedAt === null)
    .map(({ id, kind, madeAt, pages, size }) => ({
      ...{ id, kind, pages, size, on: dateIn(brand.openHours.timeZone, madeAt) },
    }))
}

/** A payment that left and didn't come back. */
export async function findSentMoney(db: Reader, contractId: string) {
  const row = await findPayout(db, contractId)
  if (!row?.sentOn) return undefined
  const { id, method, sentOn: on, receivedOn } = row
  return { id, method, on, receivedOn }
}

type PayoutRow = typeof payouts.$inferSelect

async function findPayout(db: Reader, contractId: string): Promise<PayoutRow | undefined> {
  const [row] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.contractId, contractId), inArray(payouts.status, ['sent', 'received'])))
    .orderBy(desc(payouts.enteredAt))
    .limit(1)
  return row
}

const readReference = ({ rowSealer }: Services, { id, sealedProof }: PayoutRow): string | null =>
  sealedProof ? (rowSealer.open(payouts.sealedProof, id, sealedProof).reference ?? null) : null

/** Noon, where nobody kept the hour. */
const momentOf = (sentAt: Date | null, sentOn: string): string =>
  (sentAt ?? momentIn(brand.openHours.timeZone, sentOn, 12)).toISOString()

/** So many bank days until it's there. */
const usualDays: Record<FundingMethod, number> = { wire: 0, ach: 2, check: 5 }

function expectOn(method: FundingMethod, sentOn: string): string {
  let day = sentOn
  for (let left = usualDays[method]; left > 0; ) {
    day = addDays(day, 1)
    if (isBankDay(day)) left -= 1
  }
  return day
}
