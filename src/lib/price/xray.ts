import { multiply, roundHalfUp, whole } from '#lib/exact.ts'
import type { PriceRule } from './ceilings.ts'
import { addedOf } from './charges.ts'
import { estimatePrice } from './estimate.ts'
import { type OfferTerms, readTerms } from './monthly-terms.ts'
import { growOf, type HeldTerms, oweByRate } from './terms.ts'

/** Half-years, as contracts print them. */
export const xrayMonths = [6, 12, 18, 24, 30, 36] as const

/** An offer taken apart, in cents. The parts come to `owed`, to the cent. */
export type XrayRow = {
  months: number
  advance: number
  /** The rate on the advance alone. */
  rate: number
  /** What compounding adds: charges on charges. */
  onCharges: number
  /** What the minimum charge adds to both. */
  minimum: number
  fees: number
  /** What a cap of the offer, or of the reader's state, takes off again. */
  heldOff: number
  owed: number
}

/** Each part is the difference of two rounded sums, so that no cent is lost between them. */
export function xrayOffer(advance: number, terms: OfferTerms, rule: PriceRule, months: number): XrayRow {
  const held = readTerms(terms)
  const grow = (by: HeldTerms) => roundHalfUp(multiply(whole(advance), growOf(by, { months })))
  const simple = grow({ ...held, isCompounding: false })
  const grown = grow(held)
  const least = roundHalfUp(oweByRate(advance, held, { months }))
  const { owed, uncapped } = estimatePrice({ ...rule, advance, months, terms })
  return {
    months,
    advance,
    rate: simple - advance,
    onCharges: grown - simple,
    minimum: least - grown,
    fees: addedOf(held.oneTimeCharges),
    heldOff: uncapped - owed,
    owed,
  }
}
