import { addMonths } from '#lib/calendar-days.ts'
import { balanceOfClaim, type LedgerAdvance } from './balance.ts'
import { readEntries } from './entries.ts'

/** From a day on, until the next one begins. `out` is the part of it that is the advance itself. Cents. */
export type Stretch = { from: string; owed: number; out: number }

/** What a claim owes from the day its first money left, through the day its last charge can come. */
export type Course = { stretches: Stretch[]; through: string; isDaily: boolean }

/** Where nothing ends the charges, drawings do. */
const usualMonths = 36
/** More than any stairs have; those of a charge that grows by the day are sampled by the month. */
const mostStretches = 400

/** Entries count from their day on, so what is to come is told as if nothing more were paid. */
export function courseOfClaim(advances: readonly LedgerAdvance[], today: string): Course | null {
  const paid = advances.flatMap((advance) => {
    const { paidOut } = readEntries(advance.entries)
    return paidOut ? [{ advance, on: paidOut.on }] : []
  })
  const [first] = paid.map(({ on }) => on).sort()
  if (!first) return null
  const through = paid.map(({ advance, on }) => addMonths(on, monthsOf(advance))).reduce(later)
  const isDaily = paid.some(({ advance: { counted, terms } }) => {
    return counted === 'steps' && terms.earned === 'pro-rata'
  })
  const entryDays = advances.flatMap(({ entries }) => entries.map(({ on }) => on))
  // Between two samples today has a sum of its own.
  const looked = [...entryDays, ...(isDaily ? [today] : [])].sort()
  const end = later(through, addMonths(today, 1))
  const stretches: Stretch[] = []
  let day: string | undefined = first
  while (day && day <= end && stretches.length < mostStretches) {
    const { all } = balanceOfClaim(advances, day)
    stretches.push({ from: day, owed: all.owed, out: Math.min(all.out, all.owed) })
    const from: string = day
    const rises = all.next && (isDaily ? later(all.next.on, addMonths(from, 1)) : all.next.on)
    const changes = looked.find((on) => on > from)
    day = [rises, changes].filter((on) => typeof on === 'string').sort()[0]
  }
  const last = stretches.at(-1)?.from ?? first
  return { stretches: joinEqual(stretches), through: later(through, last), isDaily }
}

const later = (one: string, other: string) => (one > other ? one : other)

const monthsOf = ({ terms, rule }: LedgerAdvance): number =>
  Math.min(terms.mostMonths ?? Infinity, rule.mostMonths ?? Infinity, 120) === 120
    ? usualMonths
    : Math.min(terms.mostMonths ?? 120, rule.mostMonths ?? 120)

const joinEqual = (stretches: readonly Stretch[]): Stretch[] =>
  stretches.filter(({ owed, out }, at) => {
    const before = stretches[at - 1]
    return before?.owed !== owed || before.out !== out
  })
