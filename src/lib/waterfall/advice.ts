import type { StateCode } from '#domain/states.ts'
import { states } from '#domain/states.ts'
import type { RiskGrade } from '#domain/value.ts'
import { multiply, percent, roundDown, whole } from '#lib/exact.ts'
import type { PriceRule } from '#lib/price/ceilings.ts'
import { rulesOf } from '#lib/price/hold.ts'
import { formatMoney, formatPercent, labelOf } from '#site/staff-format.ts'

/** What the owner lets a sheet advise. Percentages have at most two decimals; the limit is cents. */
export type AdviceTerms = {
  likelyShare: Readonly<Record<Exclude<RiskGrade, 'E'>, number>>
  lowShare: number
  claimLimit: number | null
}

export type AdviceQuestion = {
  grade: RiskGrade
  likely: { left: number }
  low: { gross: number; left: number }
  terms: AdviceTerms
  /** Of the home state, with the forum's where that reaches the contract. */
  rule: PriceRule | null
  /** Ours, on this claim: advanced and not come back. */
  out: number
}

export const limitNames = [
  'share-of-recovery',
  'largest-advance',
  'likely-share',
  'low-share',
  'claim-limit',
] as const
export type LimitName = (typeof limitNames)[number]

/** The most that one of them lets us advance, in cents; 0 for nothing. */
export type AdviceLimit = { name: LimitName; amount: number; label: string; why: string; state?: StateCode }

export type Advice = {
  limits: readonly AdviceLimit[]
  /** The one that holds. */
  binding: AdviceLimit
  /** Whole hundreds of dollars. */
  advised: number
}

const hundred = 100_00

/** The least of all limits. The law comes first among equals. */
export function adviseOn(question: AdviceQuestion): Advice {
  const { terms, rule } = question
  const limits = [
    limitByLikely(question, question.likely),
    limitByLow(question, question.low),
    ...(rule ? rulesOf(rule).flatMap((each) => limitByRule(question, each, question.low)) : []),
    ...limitByClaim(question, terms.claimLimit),
  ]
  const binding = limits.reduce((least, each) => (holdsBefore(each, least) ? each : least))
  return { limits, binding, advised: Math.floor(binding.amount / hundred) * hundred }
}

const holdsBefore = (a: AdviceLimit, b: AdviceLimit): boolean =>
  a.amount < b.amount || (a.amount === b.amount && limitNames.indexOf(a.name) < limitNames.indexOf(b.name))

const atLeastZero = (amount: number): number => Math.max(0, amount)
const shareOf = (amount: number, rate: number): number =>
  roundDown(multiply(whole(atLeastZero(amount)), percent(rate)))
const afterOurs = (out: number): string =>
  out > 0 ? ` after the ${formatMoney(out)} that is out from us` : ''

function limitByLikely({ grade, terms, out }: AdviceQuestion, { left }: { left: number }): AdviceLimit {
  const name = 'likely-share'
  if (grade === 'E')
    return { name, amount: 0, label: 'Nothing for grade E', why: 'A grade E case gets no advance' }
  const base = left - out
  const share = formatPercent(terms.likelyShare[grade])
  const label = `${share} of what’s likely left`
  if (base <= 0) return { name, amount: 0, label, why: `Nothing is likely left before us${afterOurs(out)}` }
  const amount = shareOf(base, terms.likelyShare[grade])
  return { name, amount, label, why: `${share} of ${formatMoney(base)}${afterOurs(out)}, for grade ${grade}` }
}

function limitByLow({ terms, out }: AdviceQuestion, { left }: { left: number }): AdviceLimit {
  const name = 'low-share'
  const base = left - out
  const share = formatPercent(terms.lowShare)
  const label = 'The low case still pays it'
  if (base <= 0)
    return { name, amount: 0, label, why: `Nothing is left before us in the low case${afterOurs(out)}` }
  return {
    ...{ name, amount: shareOf(base, terms.lowShare), label },
    why: `${share} of ${formatMoney(base)}, left before us in the low case${afterOurs(out)}`,
  }
}

/** A cap on top of the advance limits what it may cost, not how large it may be. */
function limitByRule(
  { out }: AdviceQuestion,
  { caps, largestAdvance, capsPerClaim, state }: PriceRule,
  low: { gross: number; left: number },
): AdviceLimit[] {
  const whose = state ? { state } : {}
  const named = state ? labelOf(states, state) : 'The state’s rule'
  const limits: AdviceLimit[] = caps.flatMap((cap) => {
    if (cap.kind !== 'share-of-recovery' || cap.plusAdvance) return []
    const base = cap.of === 'gross' ? low.gross : low.left
    const of = cap.of === 'gross' ? 'the gross' : 'what’s left'
    const share = formatPercent(cap.percent)
    return {
      ...{ name: 'share-of-recovery' as const, ...whose },
      amount: atLeastZero(shareOf(base, cap.percent) - out),
      label: `${named}: never more than ${share} of ${of}`,
      why: `${share} of ${formatMoney(atLeastZero(base))} in the low case${less(out)}`,
    }
  })
  if (largestAdvance === null) return limits
  const before = capsPerClaim ? out : 0
  const why = capsPerClaim ? 'Of all advances on a claim' : 'Of one advance'
  return [
    ...limits,
    {
      ...{ name: 'largest-advance' as const, ...whose, amount: atLeastZero(largestAdvance - before) },
      ...{
        label: `${named}: the largest advance`,
        why: `${why}: ${formatMoney(largestAdvance)}${less(before)}`,
      },
    },
  ]
}

const less = (out: number): string => (out > 0 ? `, less the ${formatMoney(out)} that is out` : '')

const limitByClaim = ({ out }: AdviceQuestion, limit: number | null): AdviceLimit[] =>
  limit === null
    ? []
    : [
        {
          ...{ name: 'claim-limit', amount: atLeastZero(limit - out), label: 'Left of the claim’s limit' },
          why: `${formatMoney(limit)} may be out on one claim; ${formatMoney(out)} is`,
        },
      ]
