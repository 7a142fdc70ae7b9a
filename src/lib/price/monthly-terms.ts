import { sumCharges } from './charges.ts'
import { type HeldTerms, type PriceTerms, rateOfMonth } from './terms.ts'
import type { Period } from './time.ts'

/** How an offer by the month may be counted. */
export const compoundings = ['simple', 'monthly', 'semiannual'] as const
/** Terms for a year have one more. */
export const compoundingNames = [...compoundings, 'annual'] as const
export type Compounding = (typeof compoundings)[number]
export type CompoundingName = (typeof compoundingNames)[number]

/** A price as most contracts print it, and as ours were set before they had steps. */
export type MonthlyTerms = {
  /** Percent, at most two decimals. */
  monthlyRate: number
  compounding: CompoundingName
  /** Cents, charged once and added to what is owed. */
  fee: number
  capMultiple: number | null
  mostMonths: number | null
}

/** Terms of either form. A reader's offer is always by the month. */
export type OfferTerms = HeldTerms | (MonthlyTerms & Pick<HeldTerms, 'minimumCharge'>)

/** Terms that have both forms count by the newer one. */
export function readTerms(terms: OfferTerms): HeldTerms {
  const { minimumCharge } = terms
  if (!('per' in terms))
    return { ...fromMonthly(terms), ...(minimumCharge !== undefined && { minimumCharge }) }
  const { rate, per, isCompounding, earned, oneTimeCharges, capMultiple, mostMonths, graceDays } = terms
  const { compoundsEvery } = terms
  return {
    ...{ rate, per, isCompounding, earned, oneTimeCharges, capMultiple, mostMonths, graceDays },
    ...(compoundsEvery && { compoundsEvery }),
    ...(minimumCharge !== undefined && { minimumCharge }),
  }
}

/** Half a year's charges compound at its end; a month of one in progress costs a sixth: none is free, none costs six. */
const counted: Record<CompoundingName, { per: Period; months: number }> = {
  simple: { per: 'month', months: 1 },
  monthly: { per: 'month', months: 1 },
  semiannual: { per: 'half-year', months: 6 },
  annual: { per: 'year', months: 12 },
}

export function fromMonthly({ monthlyRate, compounding, fee, ...limits }: MonthlyTerms): PriceTerms {
  const { per, months } = counted[compounding]
  return {
    rate: Math.round(monthlyRate * months * 100) / 100,
    per,
    isCompounding: compounding !== 'simple',
    earned: 'pro-rata',
    oneTimeCharges: fee > 0 ? [{ name: 'Fee', amount: fee, isHeldBack: false }] : [],
    capMultiple: limits.capMultiple,
    mostMonths: limits.mostMonths,
    graceDays: 0,
  }
}

const names: Record<Period, CompoundingName> = {
  month: 'monthly',
  'half-year': 'semiannual',
  year: 'annual',
}

/** The nearest that the older form can say: it knows no steps, and a month's rate only to the hundredth. */
export const toMonthly = (terms: HeldTerms): MonthlyTerms => ({
  monthlyRate: rateOfMonth(terms),
  compounding: terms.isCompounding ? names[terms.compoundsEvery ?? terms.per] : 'simple',
  fee: sumCharges(terms.oneTimeCharges),
  capMultiple: terms.capMultiple,
  mostMonths: terms.mostMonths,
})
