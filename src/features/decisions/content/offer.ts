import type { OfferRule } from '#db/schema/decisions.ts'
import type { ApplicantRole } from '#domain/applications.ts'
import { usualCancelStart } from '#domain/cancellation.ts'
import { labelOf } from '#domain/choice.ts'
import { type StateCode, states } from '#domain/states.ts'
import type { NumberedRule } from '#features/rules/schema.ts'
import { pickPriceRule } from '#lib/price/ceilings.ts'
import { holdToRule } from '#lib/price/hold.ts'
import { type OfferTerms, toMonthly } from '#lib/price/monthly-terms.ts'
import { priceOffer } from '#lib/price/offer.ts'
import type { Excess } from '#lib/price/outdated.ts'
import { describeCap } from '#site/cap-words.ts'
import { formatCalendarDay } from '#site/format.ts'
import { type Locale, staffLocale } from '#site/locale.ts'
import { formatCents } from '#site/staff-format.ts'
import type { VisibleDecision } from '../schema/records.ts'
import { offerWords } from './words.ts'

/** Funding law follows the home of the person who gets the money. An attorney's own state says nothing about the client's. */
export const homeOf = ({
  role,
  state,
  clientState,
}: {
  role: ApplicantRole
  state: StateCode | null
  clientState: StateCode | null
}): StateCode | null => (role === 'attorney' ? clientState : state)

export function findClosed({
  posture,
  sentence,
  license,
  code,
}: Pick<NumberedRule, 'posture' | 'sentence' | 'license' | 'code'>): string | undefined {
  const name = labelOf(states, code, staffLocale)
  if (posture === 'closed') return sentence || `We don’t fund people who live in ${name}.`
  if (posture === 'license' && license === null)
    return `${name} asks for a license, and the state’s rule has no number of ours. The owner enters it under State rules first.`
  return undefined
}

export const toOfferRule = (rule: NumberedRule): OfferRule => ({
  ...pickPriceRule(rule, rule.code),
  cancelDays: rule.cancelDays,
  cancelFrom: rule.cancelFrom,
  requiredSentences: rule.requiredSentences,
})

export const otherState =
  'The client’s state was corrected since the offer, and its rule is another. Approve it again first.'

export const contractNeeded =
  'Contracts are on, so money leaves under a signed contract. Pay it out from the contract’s page.'

/** For the desk: which figure the rule no longer allows, as offered and as allowed. `from`: a rule of a day to come. */
export function sayExcess(excess: Excess, code: StateCode, from?: string): string {
  const name = labelOf(states, code, staffLocale)
  const changed = from
    ? `${name}’s rule changes on ${formatCalendarDay(from, staffLocale)}, before the money would leave.`
    : `${name}’s rule has changed since the offer.`
  const again = from ? 'Choose an earlier day, or make a new offer from then on.' : 'Make a new offer first.'
  switch (excess.kind) {
    case 'advance':
      return `${changed} The offer is for ${formatCents(excess.offered)}; the largest advance is ${formatCents(excess.allowed)}. ${again}`
    case 'owed':
      return `${changed} After ${sayMonths(excess.months)} the offer asks for ${formatCents(excess.offered)}; the rule allows ${formatCents(excess.allowed)}. ${again}`
    case 'share':
      return `${changed} It limits what’s owed by what the case pays: ${describeCap(excess.cap, staffLocale)}. The offer doesn’t. ${again}`
  }
}

const sayMonths = (months: number) => (months === 1 ? '1 month' : `${months} months`)

export const sayEnded = (day: string): string =>
  `This offer ended on ${formatCalendarDay(day, staffLocale)}. Make a new offer first.`

export type VisibleOffer = Extract<VisibleDecision, { amount: number }>

type OfferFacts = Pick<VisibleOffer, 'kind' | 'amount' | 'state' | 'line'> &
  Partial<Pick<VisibleOffer, 'method' | 'fundedOn' | 'endsOn' | 'problem'>> & {
    terms: OfferTerms
    rule: OfferRule
  }

/** The mail and the case page show this, and the desk sees it before it sends the mail. */
export function describeOffer({ terms, rule, ...facts }: OfferFacts, locale: Locale): VisibleOffer {
  const held = holdToRule(terms, rule)
  const { amount, state } = facts
  const share = rule.caps.find((cap) => cap.kind === 'share-of-recovery')
  return {
    ...{ method: null, fundedOn: null, endsOn: null, problem: null, ...facts },
    owed: [...priceOffer(amount, terms, rule).owed],
    terms: { ...held, ...toMonthly(held), oneTimeCharges: [...held.oneTimeCharges] },
    shareCap: share ? offerWords[locale].shareCap(labelOf(states, state, locale), share) : null,
    cancelDays: rule.cancelDays,
    cancelFrom: rule.cancelDays === null ? null : (rule.cancelFrom ?? usualCancelStart(state)),
    requiredSentences: rule.requiredSentences,
  }
}

export function sayCancelRight({ cancelDays, cancelFrom }: VisibleOffer, locale: Locale): string | null {
  if (cancelDays === null || cancelFrom === null) return null
  return offerWords[locale].cancel(cancelDays, cancelFrom)
}

/** Until when an offer stands, or why it can't be paid anymore. */
export function sayStanding({ kind, endsOn, problem, state }: VisibleOffer, locale: Locale): string | null {
  if (kind !== 'approved' || endsOn === null) return null
  const words = offerWords[locale].standing
  const day = formatCalendarDay(endsOn, locale)
  if (problem === null) return words.open(day)
  return problem === 'offer ended' ? words.ended(day) : words[problem](labelOf(states, state, locale))
}
