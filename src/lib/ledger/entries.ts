import type { LedgerEntryKind } from '#domain/money.ts'
import { addDays, addMonths } from '#lib/calendar-days.ts'
import type { HeldTerms } from '#lib/price/terms.ts'
import { periodMonths } from '#lib/price/time.ts'

/** As it was recorded. Cents and days; `place` is its order. */
export type LedgerEntry = {
  id: string
  place: number
  kind: LedgerEntryKind
  amount: number
  on: string
  corrects: string | null
}

/** What an entry changes of the one that it answers. */
export const changeOf = ({ kind, amount }: Pick<LedgerEntry, 'kind' | 'amount'>): number =>
  kind === 'returned' ? -amount : amount

/** Money that came back, whyever. */
export const backKinds = ['payment', 'money-back'] as const satisfies readonly LedgerEntryKind[]
export const isBackKind = (kind: LedgerEntryKind): boolean => backKinds.some((one) => one === kind)

/** What lowers what is owed. */
const creditKinds = ['payment', 'money-back', 'reduction', 'write-off'] as const
export type CreditKind = (typeof creditKinds)[number]
export type Credit = { id: string; kind: CreditKind; amount: number; on: string }

/**
 * What stands of an entry once those that answer it are counted: nothing if the bank returned it or it was taken out.
 */
function standing(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const change = new Map<string, number>()
  for (const entry of entries) {
    if (!entry.corrects) continue
    change.set(entry.corrects, (change.get(entry.corrects) ?? 0) + changeOf(entry))
  }
  return entries
    .filter(({ corrects }) => corrects === null)
    .map((entry) => ({ ...entry, amount: entry.amount + (change.get(entry.id) ?? 0) }))
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : one.place - other.place))
}

const isCredit = (entry: LedgerEntry): entry is LedgerEntry & { kind: CreditKind } =>
  creditKinds.some((kind) => kind === entry.kind)

/** The money that left, and everything that came against it, the oldest first. */
export function readEntries(entries: readonly LedgerEntry[]): {
  paidOut: { amount: number; on: string } | null
  credits: Credit[]
} {
  const kept = standing(entries)
  const out = kept.findLast(({ kind }) => kind === 'paid-out')
  return {
    paidOut: out ? { amount: out.amount, on: out.on } : null,
    credits: kept.filter(isCredit).map(({ id, kind, amount, on }) => ({ id, kind, amount, on })),
  }
}

/** A payment that was sent within the grace of a step counts as of the last day of the step before. */
export function countsOn(on: string, fundedOn: string, { per, graceDays }: HeldTerms): string {
  if (graceDays === 0) return on
  for (let step = 1; ; step++) {
    const begins = addMonths(fundedOn, step * periodMonths[per])
    if (begins > on) return on
    if (on < addDays(begins, graceDays)) return addDays(begins, -1)
  }
}
