import type { LedgerEntryKind } from '#domain/money.ts'

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
  takesBack(kind) ? -amount : amount

/** It ends what it answers, from its own day on. */
const takesBack = (kind: LedgerEntryKind): boolean => kind === 'returned' || kind === 'lapsed'

/** Money that came back, whyever. */
export const backKinds = ['payment', 'money-back'] as const satisfies readonly LedgerEntryKind[]
export const isBackKind = (kind: LedgerEntryKind): boolean => backKinds.some((one) => one === kind)

/** What lowers what is owed. */
const creditKinds = ['payment', 'money-back', 'reduction', 'write-off'] as const
export type CreditKind = (typeof creditKinds)[number]
export type Credit = { id: string; kind: CreditKind; amount: number; on: string }

type Standing = {
  paidOut: { amount: number; on: string } | null
  /** The oldest first. */
  credits: Credit[]
  /** Came beyond what was owed, and was sent back. */
  refunded: number
}

/** What stands on a day, or after all that was recorded: the money that left, and everything that came against it. */
export function readEntries(entries: readonly LedgerEntry[], on = '9999-12-31'): Standing {
  const kept = entries
    .filter((entry) => entry.corrects === null && entry.on <= on)
    .map((entry) => ({ ...entry, amount: leftOf(entry, entries, on) }))
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : one.place - other.place))
  const out = kept.findLast(({ kind }) => kind === 'paid-out')
  return {
    paidOut: out ? { amount: out.amount, on: out.on } : null,
    credits: kept.filter(isCredit).map(({ id, kind, amount, on }) => ({ id, kind, amount, on })),
    refunded: kept.reduce((sum, { kind, amount }) => sum + (kind === 'refund' ? amount : 0), 0),
  }
}

/**
 * A mistake was never true, so a correction counts from the day of the entry that it names. What the bank returned was
 * here until it went back, and a reduction held until it lapsed: from that day on it's as if it had never been.
 */
function leftOf(entry: LedgerEntry, entries: readonly LedgerEntry[], on: string): number {
  const answers = entries.filter(({ corrects }) => corrects === entry.id)
  return answers
    .filter((answer) => !takesBack(answer.kind) || answer.on <= on)
    .map((answer) => changeOf({ kind: answer.kind, amount: leftOf(answer, entries, on) }))
    .reduce((sum, change) => sum + change, entry.amount)
}

const isCredit = (entry: LedgerEntry): entry is LedgerEntry & { kind: CreditKind } =>
  creditKinds.some((kind) => kind === entry.kind)
