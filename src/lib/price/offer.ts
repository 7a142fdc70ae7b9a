import type { PriceRule } from './ceilings.ts'
import { type CapName, type CapOrigin, type Estimate, estimatePrice, type PriceQuestion } from './estimate.ts'
import type { PriceTerms } from './terms.ts'

/** An offer names what would be owed at these times. */
export const offerMonths = [6, 12, 24, 36] as const

/** What would be owed if the case pays after this many months, in cents. */
export type OwedRow<Months extends number = (typeof offerMonths)[number]> = {
  months: Months
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
  const { needsSettlement, isTooLarge } = estimatePrice({ ...question, months: offerMonths[0] })
  return { advance, owed: priceMonths(question, offerMonths), needsSettlement, isTooLarge }
}

/** One row of a table of what would be owed. Offers and pages build their schedules from these. */
export const priceMonths = <Months extends number>(
  question: Omit<PriceQuestion, 'months'>,
  months: readonly Months[],
): OwedRow<Months>[] =>
  months.map((month) => {
    const estimate = estimatePrice({ ...question, months: month })
    const { charges, owed, cappedBy } = estimate
    return { months: month, charges, owed, cappedBy, cappedFor: originOf(estimate) }
  })

const originOf = ({ caps, cappedBy, owed }: Estimate) =>
  caps.find((cap) => cap.binds && cap.owed === owed && cap.name === cappedBy)?.origin ?? null
