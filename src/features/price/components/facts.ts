import type { StateCode } from '#domain/states.ts'
import type { StateRule } from '#features/rules/schema.ts'
import type { PriceTerms } from '#lib/price/terms.ts'

export type CostRule = Pick<
  StateRule,
  | 'posture'
  | 'sentence'
  | 'caps'
  | 'cancelDays'
  | 'mostMonths'
  | 'largestAdvance'
  | 'license'
  | 'requiredSentences'
  | 'checkedOn'
>

/** All that the price depends on besides the question. States without a rule of their own are left out. */
export type CostFacts = {
  /** Null while the owner has set no price. */
  terms: PriceTerms | null
  rules: Partial<Record<StateCode, CostRule>>
}

export const openRule: CostRule = {
  posture: 'open',
  sentence: '',
  caps: [],
  cancelDays: null,
  mostMonths: null,
  largestAdvance: null,
  license: null,
  requiredSentences: [],
  checkedOn: null,
}
