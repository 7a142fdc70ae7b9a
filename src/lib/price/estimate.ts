import type { StateCode } from '#domain/states.ts'
import { add, decimal, multiply, percent, roundDown, roundHalfUp, whole } from '#lib/exact.ts'
import type { CapName, CapOrigin, PriceCap } from './cap-names.ts'
import { listCeilings, type PriceRule, type Recovery } from './ceilings.ts'
import { addedOf, heldBackOf, type OneTimeCharge, sumCharges } from './charges.ts'
import { rulesOf } from './hold.ts'
import { type EarlierAdvance, holdTerms, stopOf, sumClaim } from './lawful.ts'
import { type OfferTerms, readTerms } from './monthly-terms.ts'
import { type HeldTerms, oweByRate } from './terms.ts'
import { countBegun, stopAfter, type Time } from './time.ts'

/** Amounts are cents. */
export type PriceQuestion = PriceRule & {
  advance: number
  months: number
  terms: OfferTerms
  /** What the case pays, before anybody gets a share. */
  settlement?: number | undefined
  attorneyFee?: number | undefined
  liens?: number | undefined
  /** What else is out on the claim. */
  earlier?: readonly EarlierAdvance[] | undefined
}
/** The same at any time. */
export type TimelessQuestion = Omit<PriceQuestion, 'months'>

export type Estimate = {
  advance: number
  /** The advance less what the rules let be held back. */
  received: number
  /** As the rules let them be charged. */
  oneTimeCharges: readonly OneTimeCharge[]
  /** Everything owed beyond the advance, including a fee. */
  charges: number
  owed: number
  /** The settlement minus attorney's fee, liens and what is owed on the claim, at least 0; null without a settlement. */
  kept: number | null
  /** The lowest cap that binds; the state's among equals. */
  cappedBy: CapName | null
  cappedFor: CapOrigin | null
  /** Whose law caps it. */
  cappedIn: StateCode | null
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

export const estimatePrice = ({ months, ...question }: PriceQuestion): Estimate =>
  estimateAt(question, { months })

/** In whole cents. Terms round half up, once; caps round down. It never falls with time or amount. */
export function estimateAt(question: TimelessQuestion, time: Time): Estimate {
  const { advance } = question
  const terms = readTerms(question.terms)
  const claim = sumClaim(question.earlier ?? [])
  const recovery = recoverFrom(question)
  const charged = stopAfter(time, stopOf(terms, question))
  const changes = holdTerms(terms, question, claim)
  const lawful = changes.at(-1)?.terms ?? terms
  const oweAt = (at: Time, by: HeldTerms = terms) =>
    roundHalfUp(add(oweByRate(advance, by, at), whole(addedOf(by.oneTimeCharges))))
  const uncapped = oweAt(time)

  const heldBack = heldBackOf(lawful.oneTimeCharges)
  const received = Math.max(0, advance - heldBack)
  const caps: PriceCap[] = []
  const limit = (origin: CapOrigin, name: CapName, owed: number, state?: StateCode) =>
    caps.push({ name, origin, owed, binds: owed < uncapped, ...(state && { state }) })
  // The law comes first among equals.
  const fee = sumCharges(lawful.oneTimeCharges)
  const situation = { received, fee, heldBack, time: charged, recovery, claim }
  const rules = rulesOf(question)
  for (const rule of rules) {
    for (const { name, owed } of listCeilings(rule, situation, oweByRate(advance, lawful, charged)))
      limit('state', name, owed, rule.state)
  }
  for (const { name, state, terms: held } of changes) limit('state', name, oweAt(charged, held), state)
  for (const { mostMonths, state } of rules) {
    if (mostMonths !== null) limit('state', 'most-months', oweAt(stopAfter(time, mostMonths)), state)
  }
  if (terms.mostMonths !== null) limit('terms', 'terms-most-months', oweAt(stopAfter(time, terms.mostMonths)))
  if (terms.capMultiple !== null)
    limit('terms', 'terms-multiple', roundDown(multiply(whole(advance), decimal(terms.capMultiple))))
  const left = recovery && Math.max(0, recovery.net - claim.owed)
  if (left !== undefined) limit('case', 'recovery', left)

  const owed = Math.min(uncapped, ...caps.map((cap) => cap.owed))
  const holder = caps.find((cap) => cap.binds && cap.owed === owed)
  return {
    ...{ advance, received, oneTimeCharges: lawful.oneTimeCharges },
    charges: Math.max(0, owed - advance),
    owed,
    kept: left === undefined ? null : left - owed,
    cappedBy: holder?.name ?? null,
    cappedFor: holder?.origin ?? null,
    cappedIn: holder?.state ?? null,
    caps,
    uncapped,
    monthsCharged: 'months' in charged ? charged.months : countBegun(charged, 1),
    needsSettlement:
      !recovery && rules.some((rule) => rule.caps.some(({ kind }) => kind === 'share-of-recovery')),
    isTooLarge: rules.some((rule) => isAbove(rule, advance + (rule.capsPerClaim ? claim.advance : 0))),
  }
}

const isAbove = ({ largestAdvance }: PriceRule, advance: number) =>
  largestAdvance !== null && advance > largestAdvance

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
