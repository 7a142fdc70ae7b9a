import type { Earning } from '#domain/caps.ts'
import {
  add,
  divide,
  type Exact,
  multiply,
  percent,
  raise,
  roundHalfUp,
  takeLarger,
  whole,
} from '#lib/exact.ts'
import type { OneTimeCharge } from './charges.ts'
import { countBegun, type Period, type Progress, periodMonths, progress, type Time } from './time.ts'

/** The owner's own terms. */
export type PriceTerms = {
  /** Percent of the advance for each period, at most two decimals. */
  rate: number
  per: Period
  isCompounding: boolean
  earned: Earning
  oneTimeCharges: readonly OneTimeCharge[]
  /** The most anyone can owe, as a multiple of the advance with at most two decimals. */
  capMultiple: number | null
  /** Charges stop after this many months. */
  mostMonths: number | null
  /** A payment sent so many days after a step counts as of its last day. The price ignores it; papers print it. */
  graceDays: number
}

/** As the engine computes with them. */
export type HeldTerms = PriceTerms & {
  /** Cents. However soon the case pays, the rate comes to at least this. Only a reader's offer has one. */
  minimumCharge?: number | undefined
  /** Where a state lets charges compound less often than the terms say. */
  compoundsEvery?: Period | undefined
}

const one = whole(1)

/** How many charges are owed by then. */
function countEarned(time: Time, { per, earned }: PriceTerms): Progress {
  const months = periodMonths[per]
  switch (earned) {
    case 'pro-rata':
      return progress(time, months)
    case 'per-step':
      return { count: countBegun(time, months), part: whole(0) }
    case 'in-advance':
      return { count: (countBegun(time, 12) * 12) / months, part: whole(0) }
  }
}

/** What each cent of the advance becomes; one-time charges come on top. */
export function growOf(terms: HeldTerms, time: Time): Exact {
  const rate = percent(terms.rate)
  const { count, part } = countEarned(time, terms)
  const chargedFor = (periods: number) => add(one, multiply(rate, add(whole(periods), part)))
  if (!terms.isCompounding) return chargedFor(count)
  // Between two days on which charges are added to the advance, each is on the same amount.
  const together = periodMonths[terms.compoundsEvery ?? terms.per] / periodMonths[terms.per]
  const compounded = raise(add(one, multiply(rate, whole(together))), Math.floor(count / together))
  return multiply(compounded, chargedFor(count % together))
}

/** What the advance becomes with the rate's charges alone, in cents. */
export const oweByRate = (advance: number, terms: HeldTerms, time: Time): Exact =>
  takeLarger(multiply(whole(advance), growOf(terms, time)), whole(advance + (terms.minimumCharge ?? 0)))

/** 3% a month, compounded monthly, is 42.58% in a year. Without one-time charges. */
export function yearlyRateOf(terms: HeldTerms): number {
  const grown = multiply(growOf(terms, { months: 12 }), whole(10_000))
  return (roundHalfUp(grown) - 10_000) / 100
}

/** A sixth or a twelfth of the rate, where it is for longer than a month. */
export const rateOfMonth = ({ rate, per }: Pick<PriceTerms, 'rate' | 'per'>): number => {
  const { over, under } = divide(percent(rate), periodMonths[per])
  return roundHalfUp({ over: over * 10_000n, under }) / 100
}
