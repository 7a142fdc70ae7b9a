import type { StateCode } from '#domain/states.ts'
import type { CapName } from './cap-names.ts'
import type { Claim, PriceRule } from './ceilings.ts'
import { heldBackOf, holdCharges, type OneTimeCharge, sumCharges } from './charges.ts'
import { holdCompounding, holdEarning, least, rulesOf } from './hold.ts'
import type { HeldTerms } from './terms.ts'

/** An advance that is out on the same claim, in cents. */
export type EarlierAdvance = {
  advance: number
  /** Owed on it at the time that is asked about. */
  owed: number
  oneTimeCharges: readonly OneTimeCharge[]
}

export const sumClaim = (earlier: readonly EarlierAdvance[]): Claim => ({
  advance: sumOf(earlier, ({ advance }) => advance),
  received: sumOf(earlier, ({ advance, oneTimeCharges }) => advance - heldBackOf(oneTimeCharges)),
  owed: sumOf(earlier, ({ owed }) => owed),
  oneTimeCharges: sumOf(earlier, ({ oneTimeCharges }) => sumCharges(oneTimeCharges)),
})

const sumOf = <Value>(values: readonly Value[], count: (value: Value) => number) =>
  values.reduce((sum, value) => sum + count(value), 0)

/** One thing about the terms that a state changed, and the terms after it and all changes before it. */
export type Held = { name: CapName; state: StateCode | undefined; terms: HeldTerms }

/** The terms under every rule that binds, change by change. Each only ever lowers what is owed. */
export function holdTerms(terms: HeldTerms, rule: PriceRule, claim: Claim): Held[] {
  const found: Held[] = []
  let now = terms
  for (const { state, oneTimeCharges, earning, compounding } of rulesOf(rule)) {
    const take = (name: CapName, next: HeldTerms) => {
      if (next === now) return
      now = next
      found.push({ name, state, terms: now })
    }
    if (oneTimeCharges) {
      const used = oneTimeCharges.per === 'claim' ? claim.oneTimeCharges : 0
      take('one-time-charges', holdOnce(now, Math.max(0, oneTimeCharges.most - used)))
    }
    take('earning', holdEarning(now, earning))
    take('compounding', holdCompounding(now, compounding))
  }
  return found
}

const holdOnce = (terms: HeldTerms, most: number): HeldTerms =>
  sumCharges(terms.oneTimeCharges) <= most
    ? terms
    : { ...terms, oneTimeCharges: holdCharges(terms.oneTimeCharges, most) }

/** The month after which no charge is counted: of the terms, and of each rule. */
export const stopOf = (terms: HeldTerms, rule: PriceRule): number | null =>
  least(terms.mostMonths, ...rulesOf(rule).map(({ mostMonths }) => mostMonths))
