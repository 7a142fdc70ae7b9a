import type { RuleCompounding } from '#domain/caps.ts'
import { add, type Exact, multiply, percent, raise, roundHalfUp, takeLarger, whole } from './exact.ts'

export const compoundings = ['simple', 'monthly', 'semiannual'] as const
export type Compounding = (typeof compoundings)[number]

/** The owner's own terms, and most of an offer that a reader has. */
export type PriceTerms = {
  /** Percent, at most two decimals. */
  monthlyRate: number
  compounding: Compounding
  /** Cents, charged once. It bears no charges of its own. */
  fee: number
  /** The most anyone can owe, as a multiple of the advance with at most two decimals. */
  capMultiple: number | null
  /** Charges stop after this many months. */
  mostMonths: number | null
}

/** A reader's offer may also have a minimum charge. Ours never has. */
export type OfferTerms = PriceTerms & {
  /** Cents. However soon the case pays, the rate comes to at least this. */
  minimumCharge?: number | undefined
}

const one = whole(1)

/** A rate for each month on the advance alone. */
const growSimply = (rate: Exact, months: number): Exact => add(one, multiply(rate, whole(months)))

/** A month of a half-year in progress costs a sixth of the rate: none is free and none costs six. */
function growByHalfYears(rate: Exact, months: number): Exact {
  const begun = multiply(rate, { over: BigInt(months % 6), under: 6n })
  return multiply(raise(add(one, rate), Math.floor(months / 6)), add(one, begun))
}

const growths: Record<Compounding, (rate: Exact, months: number) => Exact> = {
  simple: growSimply,
  monthly: (rate, months) => raise(add(one, rate), months),
  semiannual: (rate, months) => growByHalfYears(multiply(rate, whole(6)), months),
}

/** What each cent of the advance becomes; the fee comes on top. */
export const growOf = ({ monthlyRate, compounding }: PriceTerms, months: number): Exact =>
  growths[compounding](percent(monthlyRate), months)

/** What the advance becomes with the rate's charges alone, in cents. */
export const oweByRate = (advance: number, terms: OfferTerms, months: number): Exact =>
  takeLarger(multiply(whole(advance), growOf(terms, months)), whole(advance + (terms.minimumCharge ?? 0)))

/** The same terms, but compounding no more often than the state allows. */
export function holdCompounding<Terms extends PriceTerms>(
  terms: Terms,
  allowed: RuleCompounding | null | undefined,
): Terms {
  if (!allowed || terms.compounding === 'simple') return terms
  return { ...terms, compounding: allowed === 'none' ? 'simple' : 'semiannual' }
}

/** The terms as they hold under a rule: for words that say when charges stop and how they count. */
export function holdToRule<Terms extends PriceTerms>(
  terms: Terms,
  rule: { compounding?: RuleCompounding | null | undefined; mostMonths: number | null },
): Terms {
  const { mostMonths } = terms
  return {
    ...holdCompounding(terms, rule.compounding),
    mostMonths:
      rule.mostMonths === null ? mostMonths : Math.min(rule.mostMonths, mostMonths ?? rule.mostMonths),
  }
}

/** What the first year costs in percent of the advance, with every charge and fee. */
export const yearlyRate = ({ advance, charges }: { advance: number; charges: number }): number =>
  Math.round((charges / advance) * 10_000) / 100

/** 3% a month, compounded monthly, is 42.58% in a year. Without the fee. */
export function yearlyRateOf(terms: PriceTerms): number {
  const grown = multiply(growOf(terms, 12), whole(10_000))
  return (roundHalfUp(grown) - 10_000) / 100
}
