import type { AdvanceCount } from '#domain/money.ts'
import { addDays, addMonths } from '#lib/calendar-days.ts'
import type { PriceRule } from '#lib/price/ceilings.ts'
import { addedOf, type OneTimeCharge } from '#lib/price/charges.ts'
import { estimateAt } from '#lib/price/estimate.ts'
import { rulesOf } from '#lib/price/hold.ts'
import type { EarlierAdvance } from '#lib/price/lawful.ts'
import type { HeldTerms } from '#lib/price/terms.ts'
import { countBegun, periodMonths, type Time } from '#lib/price/time.ts'

/** What the case pays, once somebody told us. Cents; fee and liens are missing where nobody did. */
export type Recovered = {
  settlement: number
  attorneyFee?: number | undefined
  liens?: number | undefined
}

/** What was frozen when the money left, and what limits it since the case paid. */
export type FrozenPrice = {
  counted: AdvanceCount
  terms: HeldTerms
  rule: PriceRule
  recovery?: Recovered | undefined
}
/** `most`: what is ever owed on it, where what the case pays is known. */
export type Before = EarlierAdvance & { most?: number }
export type PaidOut = { amount: number; on: string }

/** What somebody who never pays owes on a day. Cents. */
type Scheduled = {
  /** As the contract prints it. */
  printed: number
  /** The same without our own limit of it, which what was paid counts toward. */
  lawful: number
  /** Charged once and added to what is owed: bears no charges. */
  added: number
  oneTimeCharges: readonly OneTimeCharge[]
}

export function scheduleOf(
  { counted, rule, terms, recovery }: FrozenPrice,
  { amount, on: fundedOn }: PaidOut,
  before: readonly Before[],
): (day: string) => Scheduled {
  const share = recovery && limitsShare(rule, recovery) ? recovery : undefined
  // A share of the recovery is for all of a claim's advances together: the first to get its part is the oldest.
  const earlier = share ? before.map(({ most, ...each }) => ({ ...each, owed: most ?? each.owed })) : before
  const question = { ...rule, advance: amount, terms, earlier, ...share }
  return (day) => {
    const { owed, uncapped, caps, oneTimeCharges } = estimateAt(question, timeOn(counted, fundedOn, day))
    const limits = caps.filter(({ name }) => name !== 'terms-multiple')
    const lawful = Math.min(uncapped, ...limits.map((cap) => cap.owed))
    return { printed: owed, lawful, added: addedOf(oneTimeCharges), oneTimeCharges }
  }
}

/** Laws of a share of what the case pays. One of the net says nothing while nobody told us the attorney's fee. */
export const limitsShare = (rule: PriceRule, recovery?: Recovered): boolean =>
  rulesOf(rule).some(({ caps }) =>
    caps.some(
      (cap) =>
        cap.kind === 'share-of-recovery' && (cap.of === 'gross' || recovery?.attorneyFee !== undefined),
    ),
  )

const timeOn = (counted: AdvanceCount, fundedOn: string, on: string): Time =>
  counted === 'months' ? { months: countMonthsBegun(fundedOn, on) } : { fundedOn, on }

/** Counts every month that has begun, as payments before there were contracts do. */
export function countMonthsBegun(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  return Math.max(1, (toYear - year) * 12 + (toMonth - month) + (toDay > day ? 1 : 0))
}

/** A payment that was sent within the grace of a step counts as of the last day of the step before. */
export function countsOn(on: string, fundedOn: string, { counted, terms }: FrozenPrice): string {
  const months = periodMonths[terms.per]
  const later = counted === 'months' ? 1 : 0
  const before = countBegun({ fundedOn, on: addDays(on, -later) }, months) - 1
  if (before === 0) return on
  const begins = addDays(addMonths(fundedOn, before * months), later)
  return on < addDays(begins, terms.graceDays) ? addDays(begins, -1) : on
}
