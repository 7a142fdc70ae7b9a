import type { StateCode } from '#domain/states.ts'
import type { CapName } from '#lib/price/cap-names.ts'
import type { PriceRule } from '#lib/price/ceilings.ts'
import type { EarlierAdvance } from '#lib/price/lawful.ts'
import type { PriceTerms } from '#lib/price/terms.ts'
import type { Time } from '#lib/price/time.ts'

/** A price worked out by hand from the words of a statute. Amounts are cents. */
export type WorkedPrice = {
  name: string
  statute: string
  advance: number
  terms: PriceTerms
  rule: PriceRule & { state: StateCode }
  time: Time
  settlement?: number
  attorneyFee?: number
  liens?: number
  earlier?: readonly EarlierAdvance[]
  /** By hand, in exact fractions of a cent. */
  worked: string
  /** What that comes to: terms to the nearest cent, a limit of the law down. */
  owed: number
  cappedBy: CapName | null
  cappedIn?: StateCode
}

/** A simple charge earned day by day, and nothing else, unless it says otherwise. */
export const charge = (rate: number, per: PriceTerms['per'], more: Partial<PriceTerms> = {}): PriceTerms => ({
  ...{ rate, per, isCompounding: false, earned: 'pro-rata', oneTimeCharges: [] },
  ...{ capMultiple: null, mostMonths: null, graceDays: 0 },
  ...more,
})

export const ruleOf = (
  state: StateCode,
  more: Omit<Partial<PriceRule>, 'state'> = {},
): PriceRule & { state: StateCode } => ({
  ...{ state, caps: [], mostMonths: null, largestAdvance: null },
  ...more,
})

export const heldBack = (amount: number) => [{ name: 'Document preparation', amount, isHeldBack: true }]
export const added = (amount: number) => [{ name: 'Document preparation', amount, isHeldBack: false }]
