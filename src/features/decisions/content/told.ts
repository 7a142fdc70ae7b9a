import type { OfferRule } from '#db/schema/decisions.ts'
import { labelOf } from '#domain/choice.ts'
import type { FundingMethod } from '#domain/decisions.ts'
import { type StateCode, states } from '#domain/states.ts'
import { priceOffer } from '#lib/price/offer.ts'
import type { PriceTerms } from '#lib/price/terms.ts'
import { describeCap } from '#site/cap-words.ts'
import type { ToldDecision } from '../schema/records.ts'
import { offerWords } from './words.ts'

export type ToldOffer = Extract<ToldDecision, { amount: number }>

type OfferFacts = {
  kind: ToldOffer['kind']
  amount: number
  state: StateCode
  terms: PriceTerms
  rule: OfferRule
  line: string | null
  method?: FundingMethod | null
  fundedOn?: string | null
}

/** An offer as the person reads it, by mail and on the case page, and as the desk sees it before it's sent. */
export function tellOffer({
  kind,
  amount,
  state,
  terms,
  rule,
  line,
  method,
  fundedOn,
}: OfferFacts): ToldOffer {
  const { monthlyRate, compounding, fee, capMultiple, mostMonths } = terms
  const share = rule.caps.find((cap) => cap.kind === 'share-of-recovery')
  return {
    kind,
    amount,
    state,
    owed: [...priceOffer(amount, terms, rule).owed],
    terms: { monthlyRate, compounding, fee, capMultiple, mostMonths },
    shareCap: share ? offerWords.en.shareCap(labelOf(states, state), describeCap(share)) : null,
    cancelDays: rule.cancelDays,
    requiredSentences: rule.requiredSentences,
    line,
    method: method ?? null,
    fundedOn: fundedOn ?? null,
  }
}
