import { fundingMethods } from '#domain/decisions.ts'
import { ledgerEntryKinds } from '#domain/money.ts'
import { labelOf } from '#site/staff-format.ts'
import type { Ledger, LedgerLine } from '../schema.ts'

const header = [
  ...['Day', 'What', 'Advance', 'Contract', 'Recorded', 'Change', 'Owed'],
  'Owed on this advance',
  ...['Way', 'Reference', 'From', 'Reason', 'Recorded by', 'Recorded at', 'id'],
]

const dollars = (cents: number) => cents / 100

export const nameLine = ({ kind, step, amount }: Pick<LedgerLine, 'kind' | 'step' | 'amount'>): string => {
  if (kind !== 'charge') return labelOf(ledgerEntryKinds, kind)
  if (amount < 0) return 'Charges taken back'
  return step === null ? 'Charges' : `Step ${step}`
}

/** Through the page's day. Charges follow from the terms, so nobody recorded them. */
export function listCells({ lines, advances, on, today }: Ledger): (string | number | null)[][] {
  const last = on > today ? on : today
  return [
    header,
    ...lines
      .filter((line) => line.entry !== null || line.on <= last)
      .map((line) => {
        const { entry, advance, amount, owed, owedOfAdvance } = line
        const contract = advances.find(({ number }) => number === advance)?.contract?.number ?? null
        return [
          ...[line.on, nameLine(line), String(advance), contract],
          entry && dollars(entry.amount),
          ...[dollars(amount), dollars(owed), dollars(owedOfAdvance)],
          entry?.method ? labelOf(fundingMethods, entry.method) : null,
          ...[entry?.reference ?? null, entry?.payer ?? null, entry?.reason ?? null],
          ...[entry?.by ?? null, entry?.recordedAt ?? null, entry?.id ?? null],
        ]
      }),
  ]
}
