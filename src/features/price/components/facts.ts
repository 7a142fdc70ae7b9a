import { noRule } from '#domain/rules.ts'
import type { StateCode } from '#domain/states.ts'
import type { StateRule } from '#features/rules/schema.ts'
import type { PriceTerms } from '#lib/price/terms.ts'

export type CostRule = Pick<StateRule, keyof typeof noRule>

/** All that the price depends on besides the question. States without a rule of their own are left out. */
export type CostFacts = {
  terms: PriceTerms | null
  rules: Partial<Record<StateCode, CostRule>>
}

export const openRule: CostRule = noRule
