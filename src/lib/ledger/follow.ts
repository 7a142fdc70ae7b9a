import { type Exact, multiply, roundHalfUp, whole } from '#lib/exact.ts'
import { holdToRule } from '#lib/price/hold.ts'
import type { Credit } from './entries.ts'
import { type Before, countsOn, type FrozenPrice, type PaidOut, scheduleOf } from './schedule.ts'

export type Followed = {
  oweOn: (day: string) => number
  /** The advance itself that is still out. */
  out: number
  /** What came against what was owed, and what came beyond it. */
  credited: number
  overpaid: number
}

/**
 * What comes goes to the charges first, then to the advance. From then on the schedule's charges are earned in proportion:
 * simple ones to the advance that is still out, compounding ones to all that bears charges. Never more is owed than the
 * printed schedule less what came.
 */
export function follow(
  price: FrozenPrice,
  paidOut: PaidOut,
  credits: readonly Credit[],
  earlier: readonly Before[],
): Followed {
  const scheduled = scheduleOf(price, paidOut, earlier)
  const { isCompounding } = holdToRule(price.terms, price.rule)
  let { lawful: lawfulThen, added } = scheduled(paidOut.on)
  let owedThen = lawfulThen
  let out = paidOut.amount
  let share: Exact = whole(1)
  let [credited, overpaid] = [0, 0]
  const oweOn = (day: string): number => {
    const { lawful, printed } = scheduled(day)
    const more = roundHalfUp(multiply(whole(lawful - lawfulThen), share))
    return Math.max(0, Math.min(owedThen + more, printed - credited))
  }
  for (const { amount, on } of dated(price, paidOut, credits)) {
    const owed = oweOn(on)
    const used = Math.min(amount, owed)
    const before = { out: Math.min(out, owed), charges: Math.max(0, owed - out), added }
    const charges = Math.max(0, before.charges - used)
    const after = {
      out: before.out - (used - (before.charges - charges)),
      charges,
      added: Math.min(added, charges),
    }
    const bears = ({ out, charges, added }: typeof after) =>
      isCompounding ? out + Math.max(0, charges - added) : out
    share =
      bears(before) > 0
        ? { over: share.over * BigInt(bears(after)), under: share.under * BigInt(bears(before)) }
        : whole(0)
    ;({ out, added } = after)
    owedThen = owed - used
    lawfulThen = scheduled(on).lawful
    credited += used
    overpaid += amount - used
  }
  return { oweOn, out, credited, overpaid }
}

/** By the day on which they count. */
function dated(price: FrozenPrice, paidOut: PaidOut, credits: readonly Credit[]): Credit[] {
  const dayOf = ({ kind, on }: Credit) => (kind === 'payment' ? countsOn(on, paidOut.on, price) : on)
  return credits
    .map((credit) => ({ ...credit, on: dayOf(credit) }))
    .sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0))
}
