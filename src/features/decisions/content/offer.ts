import type { OfferRule } from '#db/schema/decisions.ts'
import type { ApplicantRole } from '#domain/applications.ts'
import { labelOf } from '#domain/choice.ts'
import { type StateCode, states } from '#domain/states.ts'
import { priceOffer } from '#lib/price/offer.ts'
import type { PriceTerms } from '#lib/price/terms.ts'
import { describeCap } from '#site/cap-words.ts'
import type { DecisionRule } from '../schema/form.ts'
import type { VisibleDecision } from '../schema/records.ts'
import { offerWords } from './words.ts'

/** Funding law follows the home of the person who gets the money, which may be an attorney's client. */
export const homeOf = ({
  role,
  state,
  clientState,
}: {
  role: ApplicantRole
  state: StateCode | null
  clientState: StateCode | null
}): StateCode | null => (role === 'attorney' ? (clientState ?? state) : state)

export function findClosed({ posture, sentence, license, code }: DecisionRule): string | undefined {
  const name = labelOf(states, code)
  if (posture === 'closed') return sentence || `We don’t fund people who live in ${name}.`
  if (posture === 'license' && license === null)
    return `${name} asks for a license, and the state’s rule has no number of ours. The owner enters it under State rules first.`
  return undefined
}

export const toOfferRule = ({
  caps,
  mostMonths,
  largestAdvance,
  compounding,
  cancelDays,
  cancelFrom,
  requiredSentences,
}: DecisionRule): OfferRule => ({
  ...{ caps, mostMonths, largestAdvance, compounding, cancelDays, cancelFrom, requiredSentences },
})

export type VisibleOffer = Extract<VisibleDecision, { amount: number }>

type OfferFacts = Pick<VisibleOffer, 'kind' | 'amount' | 'state' | 'line'> &
  Partial<Pick<VisibleOffer, 'method' | 'fundedOn'>> & { terms: PriceTerms; rule: OfferRule }

/** The mail and the case page show this, and the desk sees it before it sends the mail. */
export function describeOffer({ terms, rule, ...facts }: OfferFacts): VisibleOffer {
  const { monthlyRate, compounding, fee, capMultiple, mostMonths } = terms
  const { amount, state } = facts
  const share = rule.caps.find((cap) => cap.kind === 'share-of-recovery')
  return {
    ...{ method: null, fundedOn: null, ...facts },
    owed: [...priceOffer(amount, terms, rule).owed],
    terms: { monthlyRate, compounding, fee, capMultiple, mostMonths },
    shareCap: share ? offerWords.en.shareCap(labelOf(states, state), describeCap(share)) : null,
    cancelDays: rule.cancelDays,
    requiredSentences: rule.requiredSentences,
  }
}
