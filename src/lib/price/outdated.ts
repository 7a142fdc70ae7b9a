import { isDeepStrictEqual } from 'node:util'
import type { RuleCap } from '#domain/caps.ts'
import { type PriceRule, pickPriceRule } from './ceilings.ts'
import { estimatePrice } from './estimate.ts'
import { least, rulesOf } from './hold.ts'
import type { OfferTerms } from './monthly-terms.ts'
import { offerMonths } from './offer.ts'

/** What an offer has that a later rule doesn't allow. Amounts are cents. */
export type Excess =
  | { kind: 'advance'; offered: number; allowed: number }
  | { kind: 'owed'; months: number; offered: number; allowed: number }
  | { kind: 'share'; cap: ShareCap }

export type ShareCap = Extract<RuleCap, { kind: 'share-of-recovery' }>

/** Charges of no terms run longer. */
const longest = 120
/** Those that the offer names come first. */
const months: readonly number[] = [
  ...offerMonths,
  ...Array.from({ length: longest }, (_, month) => month + 1),
]

/** The first figure of an offer that is above what another rule allows. */
export function findExcess(
  offer: { advance: number; terms: OfferTerms; rule: PriceRule },
  now: PriceRule,
): Excess | undefined {
  const { advance } = offer
  const largest = least(...rulesOf(now).map(({ largestAdvance }) => largestAdvance))
  if (largest !== null && advance > largest) return { kind: 'advance', offered: advance, allowed: largest }
  // Most offers were made under the rule of today.
  if (isDeepStrictEqual(asPriced(offer.rule), asPriced(now))) return undefined
  for (const month of months) {
    const offered = oweAfter(month, offer)
    const allowed = oweAfter(month, { ...offer, rule: now })
    if (offered > allowed) return { kind: 'owed', months: month, offered, allowed }
  }
  const cap = sharesOf(now).find((share) => !sharesOf(offer.rule).some((frozen) => isWithin(frozen, share)))
  return cap && { kind: 'share', cap }
}

/** As the database keeps it: without what is undefined. Whose law it is changes no figure. */
const asPriced = (rule: PriceRule): object =>
  JSON.parse(JSON.stringify({ ...pickPriceRule(rule), state: null }))

const oweAfter = (
  month: number,
  { advance, terms, rule }: { advance: number; terms: OfferTerms; rule: PriceRule },
) => {
  return estimatePrice({ ...rule, advance, terms, months: month }).owed
}

const sharesOf = (rule: PriceRule) =>
  rulesOf(rule).flatMap(({ caps }) => caps.filter((cap) => cap.kind === 'share-of-recovery'))

/** Whether one share is never more than the other, whatever the case pays. */
const isWithin = (one: ShareCap, other: ShareCap) =>
  one.percent <= other.percent &&
  (one.of === 'net' || other.of === 'gross') &&
  (!one.plusAdvance || other.plusAdvance)
