import { signedLimits } from '#domain/signatures.ts'
import { formatMoney, formatNumber, labelOf } from '#site/staff-format.ts'
import type { LimitChange } from '../../schema.ts'

const sayLimit = (kind: LimitChange['kind'], value: number | null): string => {
  if (value === null) return 'no limit'
  return kind === 'alone-hours' ? `${formatNumber(value)} hours` : formatMoney(value)
}

/** "How much one person may approve, Ruth Owens: $6,000 instead of $5,000" */
export const sayLimitChange = ({ kind, of, before, after }: LimitChange): string =>
  `${labelOf(signedLimits, kind)}${of ? `, ${of}` : ''}: ${sayLimit(kind, after)} instead of ${sayLimit(kind, before)}`
