import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { cancellations, payouts } from '#db/schema/index.ts'
import { readCalendar } from '#features/calendar/data.ts'
import { lastArrival } from '#features/contract-forms/figures/content/days.ts'
import type { ContractRow } from '#features/contracts/records/data/rows.ts'
import { findSigningRow } from '#features/contracts/records/data/signing.ts'
import { findAdvanceOf, type KeptAdvance } from '#features/ledger/data.ts'
import { type CancelTime, countCancelTime, dayInState, endOfDay } from '#lib/cancellation/cancel-time.ts'
import { readEntries } from '#lib/ledger/entries.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import type { CancelPhase } from '../schema.ts'

type Reader = Database | Transaction
export type CancellationRow = typeof cancellations.$inferSelect
type PayoutRow = typeof payouts.$inferSelect

/** How far canceling a contract has come. */
export type Stand = {
  contract: ContractRow
  /** The payment that left and didn't come back. */
  payout: PayoutRow | undefined
  /** The latest first. */
  notices: CancellationRow[]
  /** The one that stands: it waits for money or an answer, or canceled the contract. */
  notice: CancellationRow | undefined
  /** The day on which the person signed. */
  signedOn: string | null
  time: CancelTime
  phase: CancelPhase
  finalOn: string
  /** What the payment opened. */
  advance: KeptAdvance | undefined
  /** Cents: what has to come back, and what did. */
  received: number
  back: number
}

/** New York's, where each day begins first. */
export const newestDay = (now: Date): string => dateIn(brand.openHours.timeZone, now)

export async function readStand(db: Reader, contract: ContractRow, now = new Date()): Promise<Stand> {
  const payout = await findLeft(db, contract.id)
  const notices = await listNotices(db, contract.id)
  const signing = await findSigningRow(db, contract.id)
  const signedOn = signing?.signedAt ? dayInState(contract.homeState, signing.signedAt) : null
  const time = await readTime(db, contract, { signedOn, payout }, now)
  const finalOn = lastArrival(time.lastDay)
  const advance = await findAdvanceOf(db, contract.id)
  return {
    ...{ contract, payout, notices, signedOn, time, finalOn, advance },
    notice: notices.find(({ status }) => status !== 'kept'),
    phase: phaseOf({ contract, payout, time, finalOn }, now),
    received: payout?.amount ?? contract.figures.received,
    back: advance ? countBack(advance) : 0,
  }
}

/** As it stands after what was corrected. */
const countBack = ({ entries }: Pick<KeptAdvance, 'entries'>): number =>
  readEntries(entries).credits.reduce(
    (sum, { kind, amount }) => sum + (kind === 'money-back' ? amount : 0),
    0,
  )

async function findLeft(db: Reader, contractId: string): Promise<PayoutRow | undefined> {
  const [row] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.contractId, contractId), inArray(payouts.status, ['sent', 'received'])))
    .orderBy(desc(payouts.enteredAt))
    .limit(1)
  return row
}

const listNotices = (db: Reader, contractId: string): Promise<CancellationRow[]> =>
  db
    .select()
    .from(cancellations)
    .where(eq(cancellations.contractId, contractId))
    .orderBy(desc(cancellations.recordedAt), desc(cancellations.id))

async function readTime(
  db: Reader,
  { homeState: state, figures, fundingOn }: ContractRow,
  { signedOn, payout }: Pick<Stand, 'signedOn' | 'payout'>,
  now: Date,
): Promise<CancelTime> {
  const { closedOn } = await readCalendar(db)
  const { sentOn = null, receivedOn = null } = payout ?? {}
  return countCancelTime(
    { ...figures.cancel, state },
    { signedOn, sentOn, receivedOn },
    { today: newestDay(now), fundingOn, closedOn },
  )
}

type Counted = Pick<Stand, 'contract' | 'payout' | 'time' | 'finalOn'>

function phaseOf({ contract, payout, time, finalOn }: Counted, now: Date): CancelPhase {
  const { status } = contract
  if (status === 'canceled') return 'canceled'
  if (status !== 'signed' && status !== 'acknowledged') return 'none'
  if (!payout) return 'unpaid'
  if (now < time.endsAt) return 'open'
  return newestDay(now) <= finalOn ? 'mail' : 'final'
}

/** As it was told with the notice: it moves later, and never earlier. */
export const lastDayOf = (
  { time }: Pick<Stand, 'time'>,
  notice?: Pick<CancellationRow, 'lastDay'>,
): string => (notice?.lastDay && notice.lastDay > time.lastDay ? notice.lastDay : time.lastDay)

/** The button by its moment, everything else by its day. */
export function isInTime(
  { time, contract }: Pick<Stand, 'time' | 'contract'>,
  notice: Pick<CancellationRow, 'way' | 'noticedAt' | 'noticedOn' | 'lastDay'>,
): boolean {
  const lastDay = lastDayOf({ time }, notice)
  return notice.way === 'online'
    ? notice.noticedAt < endOfDay(contract.homeState, lastDay).endsAt
    : notice.noticedOn <= lastDay
}
