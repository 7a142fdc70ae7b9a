import { isServed } from '#domain/posture.ts'
import { noRule } from '#domain/rules.ts'
import type { StateCode } from '#domain/states.ts'
import type { StateRule } from '#features/rules/schema.ts'
import type { PriceRule } from '#lib/price/ceilings.ts'
import { estimatePrice } from '#lib/price/estimate.ts'
import { mostAllowed } from '#lib/price/limit.ts'
import type { OfferTerms } from '#lib/price/monthly-terms.ts'
import { lastMonthOf } from '#lib/price/schedule.ts'
import { firstYear, yearlyRateAt } from '#lib/price/yearly-rate.ts'

export type CostRule = Pick<StateRule, keyof typeof noRule> &
  Partial<PriceRule> & {
    /** Where the law is written, as the rule cites it, and where people can read it. */
    source?: string
    lawUrl?: string
    /** Nobody has looked for longer than a rule may wait. It still holds. */
    isLate?: boolean
    /** Nobody wrote a rule yet, and these limits come from our notes on the state's law. */
    isSuggested?: boolean
    /** And until somebody does, we name no price of ours there. */
    isQuiet?: boolean
  }

/** All that the price depends on besides the question. States without any limit that we know are left out. */
export type CostFacts = {
  terms: OfferTerms | null
  /** Where ours are other than elsewhere. */
  termsIn?: Partial<Record<StateCode, OfferTerms>>
  rules: Partial<Record<StateCode, CostRule>>
  /** YYYY-MM-DD. A day on which money could be sent, for examples with dates. */
  sentOn: string
}

export const openRule: CostRule = noRule

export const hasOurPrice = ({ terms }: CostFacts, rule: CostRule): boolean =>
  terms !== null && isServed(rule) && !rule.isQuiet

/** Our price as it is beside the most that the law allows, and what it costs in the first year. */
export type Comparison = { months: number; ours: number; allowed: number; firstYear: number }

/**
 * Where we fund nobody by the rule: the month in which our price would go over the state's limit, the asked one first.
 * A license that we don't have yet is another reason than the price.
 */
export function findExcess(
  { terms }: CostFacts,
  rule: CostRule,
  advance: number,
  asked: number,
): Comparison | undefined {
  if (!terms || rule.posture !== 'closed') return undefined
  const price = (months: number) => estimatePrice({ ...noRule, advance, months, terms })
  const compare = (months: number): Comparison | undefined => {
    const allowed = mostAllowed(rule, { advance, months })
    if (allowed === undefined) return undefined
    return { months, ours: price(months).owed, allowed, firstYear: yearlyRateAt(price(12), firstYear) }
  }
  const later = Array.from({ length: lastMonthOf(rule) }, (_, index) => index + 1)
  return [asked, ...later]
    .map(compare)
    .find((compared) => compared !== undefined && compared.ours > compared.allowed)
}
