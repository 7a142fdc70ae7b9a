import type { RuleCap } from '#domain/caps.ts'
import { labelOf } from '#domain/choice.ts'
import { states as stateNames } from '#domain/states.ts'
import type { PublicState } from '#features/rules/schema.ts'
import { type Estimate, estimatePrice } from '#lib/price/estimate.ts'
import type { PriceTerms } from '#lib/price/terms.ts'
import { describeLimits } from '#site/cap-words.ts'
import { formatDollars } from '#site/format.ts'
import { sayDay } from './price-words.ts'

export const previewMonths = [6, 12, 18, 24, 36] as const
/** What is drawn and searched: months from 0 to here. */
export const horizon = 36

type Rule = Omit<PublicState, 'next'>

export type PreviewRow = {
  key: string
  name: string
  about: string
  /** By the months of `previewMonths`. */
  cells: readonly Estimate[]
  /** The first month in which the state holds the charge; null if it never does. */
  heldFrom: number | null
  /** From month 0 to the horizon. */
  owed: readonly number[]
  /** Holds only if the case pays what is assumed. */
  isAssumed: boolean
}

const free = { caps: [], mostMonths: null, largestAdvance: null }

/** What these terms would come to where no state's cap holds them, by month. */
export const priceByMonth = (terms: PriceTerms, advance: number): Estimate[] =>
  listMonths().map((months) => estimatePrice({ ...free, advance, months, terms }))

/** The states whose rule limits a price, as it is on the day of the terms, and as it will be. */
export function previewStates(
  terms: PriceTerms,
  advance: number,
  states: readonly PublicState[],
): PreviewRow[] {
  return states.flatMap(({ next, ...rule }) => {
    const coming = next ? previewRule(terms, advance, next, true) : []
    return [...previewRule(terms, advance, rule, false), ...coming]
  })
}

/** What the attorney and the liens leave is all that can be owed anywhere: a rule that says so stops nobody. */
const isShare = (cap: RuleCap) =>
  cap.kind === 'share-of-recovery' && !(cap.of === 'net' && cap.percent === 100 && !cap.plusAdvance)

/** A case that pays twice the advance: what a share of the recovery is a share of. */
const assumeSettlement = (advance: number) => 2 * advance

function previewRule(terms: PriceTerms, advance: number, rule: Rule, isComing: boolean): PreviewRow[] {
  const limits = describeLimits(rule)
  if (rule.posture === 'closed' || limits === '') return []
  const settlement = rule.caps.some(isShare) ? assumeSettlement(advance) : undefined
  const byMonth = listMonths().map((months) => estimatePrice({ ...rule, advance, months, terms, settlement }))
  const heldFrom = byMonth.findIndex(isHeldByState)
  const about = [
    isComing && rule.effectiveFrom && `from ${sayDay(rule.effectiveFrom)}`,
    limits,
    settlement !== undefined && `if the case pays ${formatDollars(settlement / 100)}`,
  ]
  return [
    {
      key: `${rule.code} ${rule.effectiveFrom}`,
      name: labelOf(stateNames, rule.code),
      about: about.filter(Boolean).join(', '),
      cells: previewMonths.flatMap((months) => byMonth[months] ?? []),
      heldFrom: heldFrom === -1 ? null : heldFrom,
      owed: byMonth.map(({ owed }) => owed),
      isAssumed: settlement !== undefined,
    },
  ]
}

const listMonths = () => Array.from({ length: horizon + 1 }, (_, month) => month)

/** Whose cap the lowest is that binds. */
export const holderOf = ({ caps, cappedBy }: Estimate) =>
  caps.find(({ name, binds }) => binds && name === cappedBy)?.origin ?? null

const isHeldByState = (estimate: Estimate) => holderOf(estimate) === 'state'
