import { addMonths } from '#lib/calendar-days.ts'
import type { LedgerAdvance } from './balance.ts'
import { readEntries } from './entries.ts'
import { isEarnedDaily, listMoments } from './moments.ts'

/** From a day on, until the next one begins. `out` is the part of it that is the advance itself. Cents. */
export type Stretch = { from: string; owed: number; out: number }

/** What a claim owes from the day its first money left, through the day its last charge can come. */
export type Course = { stretches: Stretch[]; through: string; isDaily: boolean }

/** Where nothing ends the charges, drawings do. */
const usualMonths = 36
/** Beyond this, too. */
const longestMonths = 120

/** Entries count from their day on, so what is to come is told as if nothing more were paid. */
export function courseOfClaim(advances: readonly LedgerAdvance[], today: string): Course | null {
  const paid = advances.flatMap((advance) => {
    const { paidOut } = readEntries(advance.entries)
    return paidOut ? [{ on: paidOut.on, end: addMonths(paidOut.on, monthsOf(advance)) }] : []
  })
  const [first] = paid.map(({ on }) => on).sort()
  if (!first) return null
  const through = paid.map(({ end }) => end).reduce(later)
  const isDaily = advances.some(isEarnedDaily)
  const moments = listMoments(advances, {
    through: later(through, addMonths(today, 1)),
    everyMonths: 1,
    // Between two samples today has a sum of its own.
    beside: isDaily ? [today] : [],
  })
  const stretches = moments
    .filter(({ on }) => on >= first)
    .map(({ on, all }) => ({ from: on, owed: all.owed, out: Math.min(all.out, all.owed) }))
  const last = stretches.at(-1)?.from ?? first
  return { stretches: joinEqual(stretches), through: later(through, last), isDaily }
}

const later = (one: string, other: string) => (one > other ? one : other)

function monthsOf({ terms, rule }: LedgerAdvance): number {
  const most = Math.min(terms.mostMonths ?? Infinity, rule.mostMonths ?? Infinity)
  return most < longestMonths ? most : usualMonths
}

const joinEqual = (stretches: readonly Stretch[]): Stretch[] =>
  stretches.filter(({ owed, out }, at) => {
    const before = stretches[at - 1]
    return before?.owed !== owed || before.out !== out
  })
