import { isServed } from '#domain/posture.ts'
import { noRule } from '#domain/rules.ts'
import type { StateCode } from '#domain/states.ts'
import type { StateRule } from '#features/rules/schema.ts'
import type { PriceTerms } from '#lib/price/terms.ts'

export type CostRule = Pick<StateRule, keyof typeof noRule> & {
  /** Nobody wrote a rule yet, and these limits come from our notes on the state's law. */
  isSuggested?: boolean
  /** And until somebody does, we name no price of ours there. */
  isQuiet?: boolean
}

/** All that the price depends on besides the question. States without any limit that we know are left out. */
export type CostFacts = {
  terms: PriceTerms | null
  rules: Partial<Record<StateCode, CostRule>>
}

export const openRule: CostRule = noRule

export const hasOurPrice = ({ terms }: CostFacts, rule: CostRule): boolean =>
  terms !== null && isServed(rule) && !rule.isQuiet
