import type { AdvanceCount } from '#domain/money.ts'
import { addDays, addMonths, countDays } from '#lib/calendar-days.ts'
import { divide, type Exact, multiply, roundHalfUp, whole } from '#lib/exact.ts'
import type { PriceRule } from '#lib/price/ceilings.ts'
import { addedOf } from '#lib/price/charges.ts'
import { estimateAt } from '#lib/price/estimate.ts'
import type { EarlierAdvance } from '#lib/price/lawful.ts'
import type { HeldTerms } from '#lib/price/terms.ts'
import type { Time } from '#lib/price/time.ts'
import { type Credit, countsOn, type LedgerEntry, readEntries } from './entries.ts'

/** An advance with everything that is needed to say what is owed of it on any day. */
export type LedgerAdvance = {
  counted: AdvanceCount
  terms: HeldTerms
  rule: PriceRule
  entries: readonly LedgerEntry[]
  /** From that day on nothing is owed, whatever was. */
  endedOn?: string | null | undefined
}

/** Cents. `funded + charges - paid - reduced` is what is owed, unless more was paid than that. */
export type Balance = {
  funded: number
  charges: number
  paid: number
  /** Reduced or written off. */
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

/** What else was out on the claim on a day. */
type Earlier = (on: string) => readonly EarlierAdvance[]
const none: Earlier = () => []

/** Somebody who never pays owes this: what the contract prints, and the same without our own limit of it. */
type Schedule = { printed: (on: string) => number; lawful: (on: string) => number }

/** What is owed on a day, from the terms that were frozen and the entries up to that day. Everybody asks here. */
export function balanceOn(advance: LedgerAdvance, on: string, earlier: Earlier = none): Balance {
  const { paidOut, credits } = readEntries(advance.entries.filter((entry) => entry.on <= on))
  if (!paidOut) return emptyBalance
  const owes = follow(advance, paidOut, credits, earlier)
  const now = owes(on)
  const paid = sumOf(credits, ['payment', 'money-back'])
  const reduced = sumOf(credits, ['reduction', 'write-off'])
  const isOver = advance.endedOn !== null && advance.endedOn !== undefined && advance.endedOn <= on
  const owed = isOver ? 0 : now.owed
  return {
    ...{ funded: paidOut.amount, paid, reduced, owed },
    charges: Math.max(0, owed + paid + reduced - now.overpaid - paidOut.amount),
    overpaid: now.overpaid,
    out: isOver ? 0 : Math.min(now.out, owed),
    next: isOver || owed === 0 ? null : findNext((day) => owes(day).owed, on),
  }
}

const sumOf = (credits: readonly Credit[], kinds: readonly Credit['kind'][]) =>
  credits.reduce((sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0), 0)

/**
 * A payment goes to the charges first, then to the advance. From then on charges are earned on the advance that is still
 * out, and never more is owed than the printed schedule less what was paid.
 */
function follow(
  advance: LedgerAdvance,
  paidOut: { amount: number; on: string },
  credits: readonly Credit[],
  earlier: Earlier,
): (on: string) => { owed: number; out: number; overpaid: number } {
  const { terms } = advance
  const { printed, lawful } = scheduleOf(advance, paidOut, earlier)
  const addedCharges = addedOf(terms.oneTimeCharges)
  let out = paidOut.amount
  let charges = 0
  let lawfulThen = paidOut.amount
  let share: Exact = whole(1)
  let credited = 0
  let overpaid = 0
  const oweOn = (day: string): number => {
    const more = roundHalfUp(multiply(whole(lawful(day) - lawfulThen), share))
    return Math.max(0, Math.min(out + charges + more, printed(day) - credited))
  }
  const dated = credits
    .map((credit) => ({ ...credit, on: countsOn(credit.on, paidOut.on, terms) }))
    .sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0))
  for (const { amount, on } of dated) {
    const owed = oweOn(on)
    const used = Math.min(amount, owed)
    overpaid += amount - used
    out = Math.min(out, owed)
    const left = owed - out
    charges = Math.max(0, left - used)
    out -= Math.max(0, used - left)
    credited += used
    lawfulThen = lawful(on)
    share = terms.isCompounding
      ? ratio(out + Math.max(0, charges - addedCharges), lawfulThen - addedCharges)
      : ratio(out, paidOut.amount)
  }
  return (day) => ({ owed: oweOn(day), out, overpaid })
}

const ratio = (over: number, under: number): Exact => (under > 0 ? divide(whole(over), under) : whole(0))

function scheduleOf(
  { counted, rule, terms }: LedgerAdvance,
  { amount, on: fundedOn }: { amount: number; on: string },
  earlier: Earlier,
): Schedule {
  const at = (on: string): Time =>
    counted === 'months' ? { months: countMonthsBegun(fundedOn, on) } : { fundedOn, on }
  const owed = (held: HeldTerms) => (on: string) =>
    estimateAt({ ...rule, advance: amount, terms: held, earlier: earlier(on) }, at(on)).owed
  return { printed: owed(terms), lawful: owed({ ...terms, capMultiple: null }) }
}

/** Steps are a year at most, so what doesn't rise within this never does. */
const horizonMonths = 13

/** The first day on which more is owed than on this one. */
function findNext(oweOn: (day: string) => number, on: string): Balance['next'] {
  const now = oweOn(on)
  let [before, after] = [0, countDays(on, addMonths(on, horizonMonths))]
  if (oweOn(addDays(on, after)) <= now) return null
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (oweOn(addDays(on, middle)) > now) after = middle
    else before = middle
  }
  const day = addDays(on, after)
  return { on: day, owed: oweOn(day) }
}

/** Counts every month that has begun, as payments before there were contracts do. */
export function countMonthsBegun(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  return Math.max(1, (toYear - year) * 12 + (toMonth - month) + (toDay > day ? 1 : 0))
}

/** Several advances on one claim, the oldest first: each with what the ones before it owed, and their sum. */
export function balanceOfClaim(
  advances: readonly LedgerAdvance[],
  on: string,
): { each: Balance[]; all: Balance } {
  const each = advances.map((advance, place) => balanceOn(advance, on, earlierOf(advances.slice(0, place))))
  return { each, all: addUp(each) }
}

/** What the ones before an advance count for in its price: what they would owe as printed. */
const earlierOf =
  (before: readonly LedgerAdvance[]): Earlier =>
  (on) =>
    before.flatMap((advance, place): EarlierAdvance[] => {
      const { funded, owed } = balanceOn(advance, on, earlierOf(before.slice(0, place)))
      return funded > 0 ? [{ advance: funded, owed, oneTimeCharges: advance.terms.oneTimeCharges }] : []
    })

function addUp(each: readonly Balance[]): Balance {
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
