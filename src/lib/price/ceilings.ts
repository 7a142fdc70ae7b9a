import type {
  Earning,
  OneTimeLimit,
  RateMethod,
  RuleCap,
  RuleCapKind,
  RuleCompounding,
  ScheduleKind,
} from '#domain/caps.ts'
import type { StateCode } from '#domain/states.ts'
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
} from '#lib/exact.ts'
import { countBegun, progress, type Time } from './time.ts'

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
  /** No months where the price is told by outcomes. */
  schedule?: { kind: ScheduleKind; stepMonths: number } | null | undefined
  /** Whose rule it is. Offers from before two could bind leave it out. */
  state?: StateCode | undefined
  /** The rule of the state where the claim is pursued, where it reaches the contract too. */
  forum?: PriceRule | null | undefined
}

/** Only what the price needs of a rule that says more. */
export const pickPriceRule = (rule: PriceRule, state = rule.state): PriceRule => ({
  ...(state && { state }),
  caps: rule.caps,
  mostMonths: rule.mostMonths,
  largestAdvance: rule.largestAdvance,
  compounding: rule.compounding,
  ...(rule.earning && { earning: rule.earning }),
  ...(rule.oneTimeCharges && { oneTimeCharges: rule.oneTimeCharges }),
  ...(rule.capsPerClaim && { capsPerClaim: rule.capsPerClaim }),
  ...(rule.rateMethod && { rateMethod: rule.rateMethod }),
  ...(rule.schedule && { schedule: rule.schedule }),
  ...(rule.forum && { forum: rule.forum }),
})

type CapRule = Omit<PriceRule, 'largestAdvance'>

/** What the case pays, in cents. Caps that are shares of it need this. */
export type Recovery = { gross: number; net: number }

/** Other advances on the same claim, all together, in cents. */
export type Claim = { advance: number; received: number; owed: number; oneTimeCharges: number }

type Situation = {
  /** What the person received and keeps. A law's rate is on this. */
  received: number
  /** What is charged once. */
  fee: number
  /** What of it is part of the advance already. */
  heldBack: number
  time: Time
  recovery: Recovery | undefined
  claim?: Claim | undefined
}

/** The most that one cap lets anyone owe in all. */
export type Ceiling = { name: RuleCapKind; owed: number }

/** `byRate` is the uncapped amount; only `servicing` needs it. */
export function listCeilings(rule: CapRule, situation: Situation, byRate: Exact): Ceiling[] {
  const claim = rule.capsPerClaim ? situation.claim : undefined
  return rule.caps.flatMap((cap) => {
    const owed = limitOwed(cap, { ...situation, claim }, byRate, rule)
    return owed ? [{ name: cap.kind, owed: Math.max(0, roundDown(owed)) }] : []
  })
}

function limitOwed(cap: RuleCap, situation: Situation, byRate: Exact, rule: CapRule): Exact | undefined {
  const { received, recovery, claim, heldBack } = situation
  const months = countMonths(cap.kind, situation.time, rule)
  const allowance = findAllowance(rule, situation)
  const withCharges = (rate: Exact, on = received) =>
    add(add(whole(on), multiply(whole(on), rate)), allowance(on))
  switch (cap.kind) {
    case 'yearly-rate': {
      const on = findTier(cap, received, claim?.received)
      return on === undefined ? undefined : withCharges(forMonths(percent(cap.percent), months), on)
    }
    case 'half-year-rate':
      return withCharges(divide(multiply(percent(cap.percent), months), 6))
    case 'yearly-per-thousand': {
      const yearly = add(percent(cap.percent), divide(decimal(cap.dollars), 1_000))
      return withCharges(forMonths(yearly, months))
    }
    case 'servicing':
      return add(add(byRate, whole(-heldBack)), allowance(received))
    case 'share-of-recovery': {
      if (!recovery) return undefined
      const share = multiply(whole(recovery[cap.of]), percent(cap.percent))
      const inAll = cap.plusAdvance ? add(whole(received + (claim?.received ?? 0)), share) : share
      return add(inAll, whole(-(claim?.owed ?? 0)))
    }
  }
}

const forMonths = (yearly: Exact, months: Exact) => divide(multiply(yearly, months), 12)

const usualStep = 6

/** A law that lets charges be earned by the step or in advance counts what has begun, up to its last month. */
function countMonths(kind: RuleCapKind, time: Time, { earning, schedule, mostMonths }: CapRule): Exact {
  if (!earning || earning === 'pro-rata') {
    const step = kind === 'half-year-rate' ? usualStep : 1
    const { count, part } = progress(time, step)
    return multiply(add(whole(count), part), whole(step))
  }
  const inAdvance = earning === 'in-advance' ? 12 : schedule?.stepMonths || usualStep
  const step = kind === 'half-year-rate' ? usualStep : inAdvance
  const begun = countBegun(time, step) * step
  return whole(Math.min(begun, mostMonths ?? begun))
}

/** Below the amount where a lower rate starts, it's that amount: less never costs more than more. */
function findTier(
  { from = 0, below }: { from?: number | undefined; below?: number | undefined },
  received: number,
  earlier = 0,
) {
  if (below !== undefined && received + earlier >= below) return undefined
  return Math.max(from - earlier, received)
}

/**
 * What a law lets be charged once counts beside its rate, and the price is held to it already. Any other fee counts as
 * a charge, unless the rule allows one for servicing.
 */
function findAllowance(rule: CapRule, { fee, time }: Situation): (received: number) => Exact {
  const once = Math.min(fee, rule.oneTimeCharges?.most ?? 0)
  const servicing = rule.caps.filter((cap) => cap.kind === 'servicing')
  if (servicing.length === 0) return () => whole(once)
  const rates = servicing.map((cap) => forMonths(percent(cap.percent), countMonths(cap.kind, time, rule)))
  return (received) =>
    add(
      whole(once),
      rates.map((rate) => multiply(whole(received), rate)).reduce(takeSmaller, whole(fee - once)),
    )
}
