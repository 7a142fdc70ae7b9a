import type { StateCode } from '#domain/states.ts'
import type { CapName, CapOrigin } from './cap-names.ts'
import type { PriceRule } from './ceilings.ts'
import type { Estimate } from './estimate.ts'
import { rulesOf } from './hold.ts'
import type { Time } from './time.ts'
import { yearlyRateAt } from './yearly-rate.ts'

/** One row of a table that says what's owed, in cents. */
export type PricedRow = {
  charges: number
  owed: number
  /** In percent of the money that the person keeps. */
  yearlyRate: number
  cappedBy: CapName | null
  cappedFor: CapOrigin | null
  /** Whose law it is. */
  cappedIn: StateCode | null
}

export const rowOf = (rule: PriceRule, estimate: Estimate, time: Time): PricedRow => {
  const { charges, owed, cappedBy, cappedFor, cappedIn } = estimate
  const method = rulesOf(rule).find(({ rateMethod }) => rateMethod)?.rateMethod ?? undefined
  return { charges, owed, yearlyRate: yearlyRateAt(estimate, time, method), cappedBy, cappedFor, cappedIn }
}
