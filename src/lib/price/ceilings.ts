import type {
  Earning,
  OneTimeLimit,
  RateMethod,
  RuleCap,
  RuleCapKind,
  RuleCompounding,
  ScheduleKind,
} from '#domain/caps.ts'
import {
  add,
  decimal,
  divide,
  type Exact,
  multiply,
  percent,
  roundDown,
  takeSmaller,
  whole,
} from './exact.ts'

/** Only the price part of a state's rule. */
export type PriceRule = {
  caps: readonly RuleCap[]
  /** Charges stop after this many months. */
  mostMonths: number | null
  /** Cents. */
  largestAdvance: number | null
  /** Charges on charges: at most every six months, or none. Offers from before this was asked leave it out. */
  compounding?: RuleCompounding | null | undefined
  /** The only way in which the law lets charges be earned; none if it doesn't say. */
  earning?: Earning | null | undefined
  oneTimeCharges?: OneTimeLimit | null | undefined
  /** The caps count all advances on a claim together. */
  capsPerClaim?: boolean | undefined
  rateMethod?: RateMethod | null | undefined
  schedule?: { kind: ScheduleKind; stepMonths: number } | null | undefined
}

/** What the case pays, in cents. Caps that are shares of it need this. */
export type Recovery = { gross: number; net: number }

type Situation = {
  advance: number
  fee: number
  months: number
  recovery: Recovery | undefined
}

/** The most that one cap lets anyone owe in all. */
export type Ceiling = { name: RuleCapKind; owed: number }

/** `byRate` is the uncapped amount; only `servicing` needs it. */
export function listCeilings(caps: readonly RuleCap[], situation: Situation, byRate: Exact): Ceiling[] {
  const feeAllowance = findFeeAllowance(caps, situation)
  return caps.flatMap((cap) => {
    const owed = limitOwed(cap, situation, byRate, feeAllowance)
    return owed ? [{ name: cap.kind, owed: roundDown(owed) }] : []
  })
}

function limitOwed(
  cap: RuleCap,
  situation: Situation,
  byRate: Exact,
  feeAllowance: (advance: number) => Exact,
): Exact | undefined {
  const { advance, months, recovery } = situation
  const withCharges = (rate: Exact, on = advance) =>
    add(add(whole(on), multiply(whole(on), rate)), feeAllowance(on))
  switch (cap.kind) {
    case 'yearly-rate': {
      const on = findTier(cap, advance)
      return on === undefined ? undefined : withCharges(forMonths(percent(cap.percent), months), on)
    }
    case 'half-year-rate':
      return withCharges(divide(multiply(percent(cap.percent), whole(months)), 6))
    case 'yearly-per-thousand': {
      const yearly = add(percent(cap.percent), divide(decimal(cap.dollars), 1_000))
      return withCharges(forMonths(yearly, months))
    }
    case 'servicing':
      return add(byRate, feeAllowance(advance))
    case 'share-of-recovery': {
      if (!recovery) return undefined
      const share = multiply(whole(recovery[cap.of]), percent(cap.percent))
      return cap.plusAdvance ? add(whole(advance), share) : share
    }
  }
}

const forMonths = (yearly: Exact, months: number) => divide(multiply(yearly, whole(months)), 12)

/** Below the amount where a lower rate starts, it's that amount: less never costs more than more. */
function findTier(
  { from = 0, below }: { from?: number | undefined; below?: number | undefined },
  advance: number,
) {
  if (below !== undefined && advance >= below) return undefined
  return Math.max(from, advance)
}

/** A fee counts as a charge like any other, unless the rule allows one beside the rate. */
function findFeeAllowance(caps: readonly RuleCap[], { fee, months }: Situation): (advance: number) => Exact {
  const servicing = caps.filter((cap) => cap.kind === 'servicing')
  if (servicing.length === 0) return () => whole(0)
  return (advance) =>
    servicing
      .map((cap) => multiply(whole(advance), forMonths(percent(cap.percent), months)))
      .reduce(takeSmaller, whole(fee))
}
