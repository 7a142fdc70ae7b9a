import type { PriceRule } from './ceilings.ts'
import { type CapName, type CapOrigin, type Estimate, estimatePrice } from './estimate.ts'
import type { PriceTerms } from './terms.ts'

/** An offer names what would be owed at these times. */
export const offerMonths = [6, 12, 24, 36] as const

/** What would be owed if the case pays after this many months, in cents. */
export type OwedRow = {
  months: (typeof offerMonths)[number]
  charges: number
  owed: number
  cappedBy: CapName | null
  cappedFor: CapOrigin | null
}

export type PricedOffer = {
  advance: number
  owed: readonly OwedRow[]
  /** A cap of the state is a share of the settlement, so less may be owed than the table says. */
  needsSettlement: boolean
  isTooLarge: boolean
}

/** The dialog, the API, the application, the spreadsheet, the mail and the case page all take these. */
export function priceOffer(advance: number, terms: PriceTerms, rule: PriceRule): PricedOffer {
  const { caps, mostMonths, largestAdvance, compounding } = rule
  const question = { advance, terms, caps, mostMonths, largestAdvance, compounding }
  const estimates = offerMonths.map((months) => ({ months, ...estimatePrice({ ...question, months }) }))
  return {
    advance,
    owed: estimates.map((estimate) => ({
      months: estimate.months,
      charges: estimate.charges,
      owed: estimate.owed,
      cappedBy: estimate.cappedBy,
      cappedFor: originOf(estimate),
    })),
    needsSettlement: estimates.some(({ needsSettlement }) => needsSettlement),
    isTooLarge: estimates.some(({ isTooLarge }) => isTooLarge),
  }
}

const originOf = ({ caps, cappedBy, owed }: Estimate) =>
  caps.find((cap) => cap.binds && cap.owed === owed && cap.name === cappedBy)?.origin ?? null
