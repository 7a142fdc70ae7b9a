import type { RuleCap } from '#domain/caps.ts'
import { noRule } from '#domain/rules.ts'
import { states as stateNames } from '#domain/states.ts'
import { sayDate } from '#features/rules/components/admin/rule-words.ts'
import type { PublicState } from '#features/rules/schema.ts'
import { type Estimate, estimatePrice } from '#lib/price/estimate.ts'
import type { PriceTerms } from '#lib/price/terms.ts'
import { describeLimits } from '#site/cap-words.ts'
import { staffLocale } from '#site/locale.ts'
import { formatDollars, labelOf } from '#site/staff-format.ts'

export const previewMonths = [6, 12, 18, 24, 36] as const
export const horizon = 36

type Rule = Omit<PublicState, 'next'>

export type PreviewRow = {
  key: string
  name: string
  about: string
  cells: readonly Estimate[]
  /** The first month in which the state caps the charge; null if it never does. */
  heldFrom: number | null
  owed: readonly number[]
  isAssumed: boolean
}

export const priceByMonth = (terms: PriceTerms, advance: number): Estimate[] =>
  listMonths().map((months) => estimatePrice({ ...noRule, advance, months, terms }))

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

/** Nobody owes more than the attorney and the liens leave, so a rule that says so caps nothing. */
const isShare = (cap: RuleCap) =>
  cap.kind === 'share-of-recovery' && !(cap.of === 'net' && cap.percent === 100 && !cap.plusAdvance)

/** For a cap that is a share of the recovery, assumes a case that pays twice the advance. */
const assumeSettlement = (advance: number) => 2 * advance

function previewRule(terms: PriceTerms, advance: number, rule: Rule, isComing: boolean): PreviewRow[] {
  const limits = describeLimits(rule, staffLocale)
  if (rule.posture === 'closed' || limits === '') return []
  const settlement = rule.caps.some(isShare) ? assumeSettlement(advance) : undefined
  const byMonth = listMonths().map((months) => estimatePrice({ ...rule, advance, months, terms, settlement }))
  const heldFrom = byMonth.findIndex(isHeldByState)
  const about = [
    isComing && rule.effectiveFrom && `from ${sayDate(rule.effectiveFrom)}`,
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

export const holderOf = ({ caps, cappedBy }: Estimate) =>
  caps.find(({ name, binds }) => binds && name === cappedBy)?.origin ?? null

const isHeldByState = (estimate: Estimate) => holderOf(estimate) === 'state'
