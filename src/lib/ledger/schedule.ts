import type { AdvanceCount } from '#domain/money.ts'
import { addDays, addMonths } from '#lib/calendar-days.ts'
import type { PriceRule } from '#lib/price/ceilings.ts'
import { addedOf, type OneTimeCharge } from '#lib/price/charges.ts'
import { estimateAt } from '#lib/price/estimate.ts'
import type { EarlierAdvance } from '#lib/price/lawful.ts'
import type { HeldTerms } from '#lib/price/terms.ts'
import { countBegun, periodMonths, type Time } from '#lib/price/time.ts'

/** What was frozen when the money left. */
export type FrozenPrice = { counted: AdvanceCount; terms: HeldTerms; rule: PriceRule }
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
  { counted, rule, terms }: FrozenPrice,
  { amount, on: fundedOn }: PaidOut,
  earlier: readonly EarlierAdvance[],
): (day: string) => Scheduled {
  const question = { ...rule, advance: amount, terms, earlier }
  return (day) => {
    const { owed, uncapped, caps, oneTimeCharges } = estimateAt(question, timeOn(counted, fundedOn, day))
    const limits = caps.filter(({ name }) => name !== 'terms-multiple')
    const lawful = Math.min(uncapped, ...limits.map((cap) => cap.owed))
    return { printed: owed, lawful, added: addedOf(oneTimeCharges), oneTimeCharges }
  }
}

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
