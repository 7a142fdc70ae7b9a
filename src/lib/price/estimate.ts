import { listCeilings, type PriceRule, type Recovery } from './ceilings.ts'
import { add, decimal, multiply, percent, roundDown, roundHalfUp, whole } from './exact.ts'
import { holdCompounding, type OfferTerms, oweByRate } from './terms.ts'

/** The state's law, the terms, or the case, which can't pay more than it pays. */
export const capOrigins = ['state', 'terms', 'case'] as const
/** A rule's caps have the names of their kinds. */
export const capNames = [
  'yearly-rate',
  'half-year-rate',
  'yearly-per-thousand',
  'servicing',
  'share-of-recovery',
  'compounding',
  'most-months',
  'terms-multiple',
  'terms-most-months',
  'recovery',
] as const
export type CapOrigin = (typeof capOrigins)[number]
export type CapName = (typeof capNames)[number]
/** `owed` is this cap's limit; it binds when the terms alone would come to more. */
export type PriceCap = { name: CapName; origin: CapOrigin; owed: number; binds: boolean }

/** Amounts are cents. */
export type PriceQuestion = PriceRule & {
  advance: number
  months: number
  terms: OfferTerms
  /** What the case pays, before anybody gets a share. */
  settlement?: number | undefined
  attorneyFee?: number | undefined
  liens?: number | undefined
}

export type Estimate = {
  advance: number
  /** Everything owed beyond the advance, including a fee. */
  charges: number
  owed: number
  /** The settlement minus attorney's fee, liens and what is owed, at least 0; null without a settlement. */
  kept: number | null
  /** The lowest cap that binds; the state's among equals. */
  cappedBy: CapName | null
  /** Every cap that applies, binding or not. */
  caps: readonly PriceCap[]
  /** What the terms alone would come to. */
  uncapped: number
  /** Fewer than asked when charges stop earlier. */
  monthsCharged: number
  /** A cap of the state is a share of an unknown settlement. */
  needsSettlement: boolean
  /** The state allows no advance of this size. The rest is computed as if it did. */
  isTooLarge: boolean
}

/** In whole cents. Terms round half up, once; caps round down. It never falls with time or amount. */
export function estimatePrice(question: PriceQuestion): Estimate {
  const { advance, months, terms, caps: stateCaps, mostMonths, largestAdvance } = question
  const recovery = recoverFrom(question)
  const monthsCharged = Math.min(months, mostMonths ?? months, terms.mostMonths ?? months)
  const lawful = holdCompounding(terms, question.compounding)
  const byRate = (charged: number, at = terms) => oweByRate(advance, at, charged)
  const oweAfter = (charged: number, at = terms) => roundHalfUp(add(byRate(charged, at), whole(terms.fee)))
  const uncapped = oweAfter(months)

  const caps: PriceCap[] = []
  const limit = (origin: CapOrigin, name: CapName, owed: number) =>
    caps.push({ name, origin, owed, binds: owed < uncapped })
  // The law comes first among equals.
  const situation = { advance, fee: terms.fee, months: monthsCharged, recovery }
  for (const { name, owed } of listCeilings(stateCaps, situation, byRate(monthsCharged, lawful))) {
    limit('state', name, owed)
  }
  if (lawful.compounding !== terms.compounding) {
    limit('state', 'compounding', oweAfter(monthsCharged, lawful))
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

/** The attorney and the liens come first; everybody else gets paid from the rest. */
export function recoverFrom({
  settlement,
  attorneyFee = 0,
  liens = 0,
}: Pick<PriceQuestion, 'settlement' | 'attorneyFee' | 'liens'>): Recovery | undefined {
  if (settlement === undefined) return undefined
  return { gross: settlement, net: Math.max(0, settlement - attorneyFee - liens) }
}

export const takePercent = (cents: number, rate: number): number =>
  roundHalfUp(multiply(whole(cents), percent(rate)))
