import type { CapName } from './cap-names.ts'
import type { PriceRule } from './ceilings.ts'
import { estimatePrice } from './estimate.ts'
import type { OfferTerms } from './monthly-terms.ts'

/** Limits on how a price is made. Others only end it, or depend on the case. */
const limits = [
  'yearly-rate',
  'half-year-rate',
  'yearly-per-thousand',
  'servicing',
  'one-time-charges',
  'earning',
  'compounding',
] as const satisfies readonly CapName[]
export type BreachName = (typeof limits)[number]

const example = 5_000_00
const months = [1, 6, 7, 12, 13, 24, 36]

/** The limit of a rule that cuts these terms, if one does: they can't be used there as they are. */
export function findBreach(terms: OfferTerms, rule: PriceRule): BreachName | undefined {
  for (const month of months) {
    const { caps, owed } = estimatePrice({ ...rule, advance: example, months: month, terms })
    const holder = caps.find((cap) => cap.binds && cap.origin === 'state' && cap.owed === owed)
    const name = limits.find((limit) => limit === holder?.name)
    if (name) return name
  }
  return undefined
}
