import { toRow } from '#features/price/mutations.ts'
import { fromMonthly, type MonthlyTerms } from '#lib/price/monthly-terms.ts'

/** A row of `price_terms` for terms by the month, in force since 2026. */
export const monthlyRow = ({ version = 1, ...terms }: MonthlyTerms & { version?: number }) => ({
  version,
  effectiveFrom: '2026-01-01',
  ...toRow(fromMonthly(terms)),
})
