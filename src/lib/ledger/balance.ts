import { addDays, addMonths, countDays } from '#lib/calendar-days.ts'
import { clockOf, type Frozen } from './clock.ts'
import { type Credit, type CreditKind, type LedgerEntry, readEntries } from './entries.ts'
import { follow } from './follow.ts'
import { type Before, type FrozenPrice, limitsShare, scheduleOf } from './schedule.ts'

/** An advance with everything that is needed to say what is owed of it on any day. */
export type LedgerAdvance = FrozenPrice & {
  entries: readonly LedgerEntry[]
  /** From that day on nothing is owed, whatever was. */
  endedOn?: string | null | undefined
  /** Spans that don't overlap. */
  frozen?: readonly Frozen[] | undefined
}

/** Cents. `funded + charges - paid - reduced` is what is owed, unless more came than that. */
export type Balance = {
  funded: number
  charges: number
  paid: number
  /** Reduced or written off, and what was left when it ended. */
  reduced: number
  owed: number
  /** What came beyond what was owed. */
  overpaid: number
  /** The advance itself that is still out. */
  out: number
  /** The day from which more is owed if nothing is paid, and how much. */
  next: { on: string; owed: number } | null
}

export const emptyBalance: Balance = {
  ...{ funded: 0, charges: 0, paid: 0, reduced: 0, owed: 0, overpaid: 0, out: 0 },
  next: null,
}

/** What is owed on a day, from the terms that were frozen and the entries up to that day. Everybody asks here. */
export function balanceOn(advance: LedgerAdvance, on: string, earlier: readonly Before[] = []): Balance {
  const { balance, oweOn } = countOn(advance, on, earlier)
  return { ...balance, next: findNext(oweOn, on) }
}

/** The same without looking ahead. */
function countOn(
  advance: LedgerAdvance,
  on: string,
  earlier: readonly Before[],
): { balance: Balance; oweOn: (day: string) => number } {
  const { paidOut, credits, refunded } = readEntries(advance.entries, on)
  if (!paidOut) return { balance: emptyBalance, oweOn: () => 0 }
  const clock = clockOf(advance.frozen)
  const endedOn = advance.endedOn && advance.endedOn <= on ? advance.endedOn : undefined
  const counted = endedOn ? credits.filter((credit) => credit.on <= endedOn) : credits
  const dated = counted.map((credit) => ({ ...credit, on: clock(credit.on) }))
  const followed = follow(advance, { ...paidOut, on: clock(paidOut.on) }, dated, earlier)
  const { out, credited } = followed
  const oweOn = (day: string) => followed.oweOn(clock(day))
  const overpaid = Math.max(0, followed.overpaid - refunded)
  const funded = paidOut.amount
  const owed = oweOn(endedOn ?? on)
  const charges = Math.max(0, owed + credited - funded)
  const paid = sumOf(credits, ['payment', 'money-back'])
  const reduced = sumOf(credits, ['reduction', 'write-off'])
  const sums = { funded, charges, paid, reduced }
  if (endedOn) return { balance: endWith(sums, credits, refunded), oweOn: () => 0 }
  return { balance: { ...sums, owed, overpaid, out: Math.min(out, owed), next: null }, oweOn }
}

/** What is left is let go. Somebody who gave the money back to cancel was never charged. */
function endWith(
  { funded, charges, paid, reduced }: Pick<Balance, 'funded' | 'charges' | 'paid' | 'reduced'>,
  credits: readonly Credit[],
  refunded: number,
): Balance {
  const charged = credits.some(({ kind }) => kind === 'money-back') ? 0 : charges
  const left = funded + charged - paid - reduced
  return {
    ...{ ...emptyBalance, funded, charges: charged, paid },
    reduced: reduced + Math.max(0, left),
    overpaid: Math.max(0, -left - refunded),
  }
}

const sumOf = (credits: readonly Credit[], kinds: readonly CreditKind[]) =>
  credits.reduce((sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0), 0)

/** Steps are a year at most. Cents of an advance may need several before they come to a cent of charges. */
const horizons = [13, 50 * 12]

/** The first day on which more is owed than on this one: it never falls by itself. */
function findNext(oweOn: (day: string) => number, on: string): Balance['next'] {
  const now = oweOn(on)
  const rises = (days: number) => oweOn(addDays(on, days)) > now
  const within = horizons.map((months) => countDays(on, addMonths(on, months))).find(rises)
  if (within === undefined) return null
  let [before, after] = [0, within]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (rises(middle)) after = middle
    else before = middle
  }
  const day = addDays(on, after)
  return { on: day, owed: oweOn(day) }
}

/** Several advances on one claim, the oldest first, and their sum. */
export function balanceOfClaim(
  advances: readonly LedgerAdvance[],
  on: string,
): { each: Balance[]; all: Balance } {
  const each = advances.map((advance, place) => balanceOn(advance, on, earlierOf(advances, place, on)))
  return { each, all: addUp(each) }
}

/** More months than any case takes. */
const longest = 1_200

/** What caps per claim count beside an advance: those that were out when its own money left. */
function earlierOf(advances: readonly LedgerAdvance[], place: number, on: string): Before[] {
  const fundedOn = readEntries(advances[place]?.entries ?? [], on).paidOut?.on
  if (fundedOn === undefined) return []
  const earlier: Before[] = []
  for (const before of advances.slice(0, place)) {
    const { paidOut } = readEntries(before.entries, fundedOn)
    if (!paidOut) continue
    const printed = scheduleOf(before, paidOut, [...earlier])
    const { printed: owed, oneTimeCharges } = printed(clockOf(before.frozen)(fundedOn))
    const most = before.recovery &&
      limitsShare(before.rule, before.recovery) && { most: printed(addMonths(paidOut.on, longest)).printed }
    earlier.push({ advance: paidOut.amount, owed, oneTimeCharges, ...most })
  }
  return earlier
}

export function addUp(each: readonly Balance[]): Balance {
  const sum = (member: Exclude<keyof Balance, 'next'>) => each.reduce((all, one) => all + one[member], 0)
  const days = each.flatMap(({ next }) => (next ? [next.on] : [])).sort()
  const [first] = days
  const rise = (one: Balance) => (one.next && one.next.on === first ? one.next.owed : one.owed)
  return {
    ...{ funded: sum('funded'), charges: sum('charges'), paid: sum('paid'), reduced: sum('reduced') },
    ...{ owed: sum('owed'), overpaid: sum('overpaid'), out: sum('out') },
    next: first ? { on: first, owed: each.reduce((all, one) => all + rise(one), 0) } : null,
  }
}
