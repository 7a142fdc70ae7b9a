import { fundingMethods } from '#domain/decisions.ts'
import type { Ledger, LedgerLine } from '#features/payoffs/accounts/schema.ts'
import { addDays } from '#lib/calendar-days.ts'
import { formatCalendarDay, formatCents, formatDollars, labelOf } from '#site/staff-format.ts'

/** All advances, or one by its number. */
export type Shown = 'all' | number

/** "$4,000.00", and "−$4,000.00" for what came in. */
export const saySigned = (cents: number): string =>
  cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents)

/** As on the papers: the first advance is -1. */
export const nameAdvance = (number: number): string => `-${number}`

export const sayAll = ({ advances }: Pick<Ledger, 'advances'>): string =>
  advances.length === 2 ? 'Both' : 'All'

const sayLedgerDay = (day: string): string => formatCalendarDay(day)

/** "The same through Jan 19, 2027. From Jan 20: $17,460.00." */
export function sayNext({ all, advances }: Ledger): string {
  const { next, owed, overpaid } = all
  if (overpaid > 0) return `${formatCents(overpaid)} more came than was owed. It goes back to who sent it.`
  if (owed === 0) return 'Nothing is owed.'
  if (!next) return 'It doesn’t rise anymore.'
  if (advances.some(({ isDaily }) => isDaily))
    return `From ${sayLedgerDay(next.on)}: ${formatCents(next.owed)}.`
  const last = addDays(next.on, -1)
  return `The same through ${sayLedgerDay(last)}. From ${sayLedgerDay(next.on)}: ${formatCents(next.owed)}. No charge per day.`
}

/** What stands behind the name of a line. */
export function sayAbout({ entry, kind, amount, rate, of }: LedgerLine): string {
  if (kind === 'charge') return rate !== null && of !== null ? `${rate}% of ${formatDollars(of / 100)}` : ''
  if (!entry) return ''
  const { method, reference, payer, reason, replaces } = entry
  const isLess = kind === 'payment' && entry.amount > -amount
  return [
    payer,
    method && labelOf(fundingMethods, method),
    reference,
    reason,
    replaces && 'in place of another',
    isLess && `${formatCents(entry.amount + amount)} more than owed`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** As it was recorded; a charge as it follows. */
export function sayAmount({ entry, kind, amount }: LedgerLine): string {
  if (!entry || kind === 'correction' || kind === 'returned') return saySigned(amount)
  const isOut = kind === 'paid-out' || kind === 'one-time-charge'
  return saySigned(isOut ? entry.amount : -entry.amount)
}

/** Everything until the page's day, or today if that's later, and the next three to come. */
export function listShown({ lines, on, today }: Ledger, shown: Shown): LedgerLine[] {
  const last = on > today ? on : today
  const own = lines.filter(({ advance }) => shown === 'all' || advance === shown)
  const until = own.filter((line) => line.on <= last || line.entry !== null)
  const later = own.filter((line) => line.on > last && line.entry === null)
  return [...until, ...later.slice(0, 3)].toSorted((one, other) =>
    one.on < other.on ? -1 : one.on > other.on ? 1 : 0,
  )
}

/** How it stands, beside the status. */
export function sayLedger({ advances, all, corrections }: Ledger): string {
  if (advances.length === 0) return 'No money out yet'
  const words = all.overpaid > 0 ? 'A refund is due' : all.owed === 0 ? 'Nothing is owed' : 'Active'
  return corrections.length > 0 ? `${words}; a correction waits for a second signature` : words
}
