import { listCeilings, type PriceRule, type Recovery } from './ceilings.ts'
import { add, decimal, multiply, percent, roundDown, roundHalfUp, whole } from './exact.ts'
import { growOf, type PriceTerms } from './terms.ts'

/** Whose cap it is: the state's law, the terms, or the case, which can't be made to pay more than it pays. */
export const capOrigins = ['state', 'terms', 'case'] as const
/** Those of a rule are named as their kinds are. */
export const capNames = [
  'yearly-rate',
  'half-year-rate',
  'yearly-per-thousand',
  'servicing',
  'share-of-recovery',
  'most-months',
  'terms-multiple',
  'terms-most-months',
  'recovery',
] as const
export type CapOrigin = (typeof capOrigins)[number]
export type CapName = (typeof capNames)[number]
/** `owed` is the most that this cap lets be owed; it binds when the terms alone would come to more. */
export type PriceCap = { name: CapName; origin: CapOrigin; owed: number; binds: boolean }

/** Amounts are cents. */
export type PriceQuestion = PriceRule & {
  advance: number
  months: number
  terms: PriceTerms
  /** What the case pays, before anybody is paid out of it. */
  settlement?: number | undefined
  attorneyFee?: number | undefined
  liens?: number | undefined
}

export type Estimate = {
  advance: number
  /** What is owed beyond the advance, a fee included. */
  charges: number
  owed: number
  /** The settlement less attorney's fee, liens and what is owed; null without a settlement. Never negative. */
  kept: number | null
  /** The lowest cap that binds; of equals the state's. */
  cappedBy: CapName | null
  /** Every cap that applies, whether or not it binds. */
  caps: readonly PriceCap[]
  /** What would be owed by the terms if nothing capped them. */
  uncapped: number
  /** Months in which charges run: fewer than asked for when they stop earlier. */
  monthsCharged: number
  /** A cap of the state is a share of what the case pays, and nobody said what that is. */
  needsSettlement: boolean
  /** The state allows no advance of this size. The rest is computed as if it did. */
  isTooLarge: boolean
}

/**
 * What an advance costs, in whole cents. What the terms come to is rounded half up, once, at the end; what a cap allows
 * is rounded down, so that none is exceeded by a cent. It never falls with time or with the amount.
 */
export function estimatePrice(question: PriceQuestion): Estimate {
  const { advance, months, terms, caps: stateCaps, mostMonths, largestAdvance } = question
  const recovery = recoverFrom(question)
  const monthsCharged = Math.min(months, mostMonths ?? months, terms.mostMonths ?? months)
  const byRate = (charged: number) => multiply(whole(advance), growOf(terms, charged))
  const oweAfter = (charged: number) => roundHalfUp(add(byRate(charged), whole(terms.fee)))
  const uncapped = oweAfter(months)

  const caps: PriceCap[] = []
  const limit = (origin: CapOrigin, name: CapName, owed: number) =>
    caps.push({ name, origin, owed, binds: owed < uncapped })
  // The order decides among equals: the law first.
  const situation = { advance, fee: terms.fee, months: monthsCharged, recovery }
  for (const { name, owed } of listCeilings(stateCaps, situation, byRate(monthsCharged))) {
    limit('state', name, owed)
  }
  if (mostMonths !== null) limit('state', 'most-months', oweAfter(Math.min(months, mostMonths)))
  if (terms.mostMonths !== null) {
    limit('terms', 'terms-most-months', oweAfter(Math.min(months, terms.mostMonths)))
  }
  if (terms.capMultiple !== null) {
    limit('terms', 'terms-multiple', roundDown(multiply(whole(advance), decimal(terms.capMultiple))))
  }
  if (recovery) limit('case', 'recovery', recovery.net)

  const owed = Math.min(uncapped, ...caps.map((cap) => cap.owed))
  return {
    advance,
    charges: Math.max(0, owed - advance),
    owed,
    kept: recovery ? recovery.net - owed : null,
    cappedBy: caps.find((cap) => cap.binds && cap.owed === owed)?.name ?? null,
    caps,
    uncapped,
    monthsCharged,
    needsSettlement: !recovery && stateCaps.some(({ kind }) => kind === 'share-of-recovery'),
    isTooLarge: largestAdvance !== null && advance > largestAdvance,
  }
}

/** The attorney and the liens are paid first; what they leave is all that anybody else can be paid from. */
function recoverFrom({ settlement, attorneyFee = 0, liens = 0 }: PriceQuestion): Recovery | undefined {
  if (settlement === undefined) return undefined
  return { gross: settlement, net: Math.max(0, settlement - attorneyFee - liens) }
}

/** A percentage of an amount, as an attorney's fee usually is, in cents. */
export const takePercent = (cents: number, rate: number): number =>
  roundHalfUp(multiply(whole(cents), percent(rate)))
