import { type Earning, earnings, type RuleCompounding } from '#domain/caps.ts'
import type { PriceRule } from './ceilings.ts'
import { holdCharges } from './charges.ts'
import { type OfferTerms, readTerms } from './monthly-terms.ts'
import type { HeldTerms } from './terms.ts'
import { type Period, periodMonths } from './time.ts'

const shortest: Record<Exclude<RuleCompounding, 'none'>, Period> = {
  semiannual: 'half-year',
  annual: 'year',
}

/** The same terms, but compounding no more often than the state allows. */
export function holdCompounding(terms: HeldTerms, allowed: RuleCompounding | null | undefined): HeldTerms {
  if (!allowed || !terms.isCompounding) return terms
  if (allowed === 'none') return { ...terms, isCompounding: false }
  const every = shortest[allowed]
  const isRare = periodMonths[terms.compoundsEvery ?? terms.per] >= periodMonths[every]
  return isRare ? terms : { ...terms, compoundsEvery: every }
}

/** Never sooner than the law says: day by day is soonest for nobody, a year in advance for everybody. */
export function holdEarning(terms: HeldTerms, allowed: Earning | null | undefined): HeldTerms {
  if (!allowed || earnings.indexOf(terms.earned) <= earnings.indexOf(allowed)) return terms
  return { ...terms, earned: allowed }
}

/** A home state's rule, and the forum's where it reaches the contract. */
export const rulesOf = (rule: PriceRule): PriceRule[] => [rule, ...(rule.forum ? [rule.forum] : [])]

export type HoldingRule = Pick<PriceRule, 'mostMonths' | 'compounding' | 'earning' | 'oneTimeCharges'>

/** The terms as they hold under rules: for words that say when charges stop and how they count. */
export function holdToRule(
  terms: OfferTerms,
  rule: HoldingRule & { forum?: HoldingRule | null | undefined },
): HeldTerms {
  return [rule, ...(rule.forum ? [rule.forum] : [])].reduce<HeldTerms>(
    (held, { compounding, earning, oneTimeCharges, mostMonths }) => ({
      ...holdEarning(holdCompounding(held, compounding), earning),
      ...(oneTimeCharges && { oneTimeCharges: holdCharges(held.oneTimeCharges, oneTimeCharges.most) }),
      mostMonths: least(mostMonths, held.mostMonths),
    }),
    readTerms(terms),
  )
}

export const least = (...values: readonly (number | null)[]): number | null =>
  values.reduce((low, value) => (value === null || (low !== null && low <= value) ? low : value), null)
