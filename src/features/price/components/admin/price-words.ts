import type { Earning } from '#domain/caps.ts'
import { type StateCode, states } from '#domain/states.ts'
import { sayDate } from '#features/rules/components/admin/rule-words.ts'
import type { PriceTerms } from '#lib/price/terms.ts'
import type { Period } from '#lib/price/time.ts'
import { formatCents, formatDollars, labelOf } from '#site/staff-format.ts'
import type { TermsAnswer, TermsVersion } from '../../schema/terms.ts'

export const rateLabels: Record<Period, string> = {
  month: 'Rate a month',
  'half-year': 'Rate for six months',
  year: 'Rate a year',
}
export const periodLabels: Record<Period, string> = {
  month: 'A month',
  'half-year': 'Six months',
  year: 'A year',
}
export const earningLabels: Record<Earning, { label: string; about?: string }> = {
  'pro-rata': { label: 'Day by day' },
  'per-step': { label: 'With each step begun', about: 'In full from its first day.' },
  'in-advance': { label: 'A year in advance', about: 'Again on each anniversary.' },
}
const rates: Record<Period, string> = { month: 'a month', 'half-year': 'for six months', year: 'a year' }
const shortLabels: Record<Earning, string | false> = {
  'pro-rata': false,
  'per-step': 'by steps begun',
  'in-advance': 'a year in advance',
}

/** "$12,500", and "$12,500.50" when there are cents. */
export const sayAmount = (cents: number): string =>
  cents % 100 === 0 ? formatDollars(cents / 100) : formatCents(cents)

export function sayTerms(terms: PriceTerms & { state?: StateCode | null }): string {
  const { rate, per, isCompounding, earned, oneTimeCharges, capMultiple, mostMonths } = terms
  const parts = [
    terms.state && `in ${labelOf(states, terms.state)}`,
    `${rate.toFixed(2)}% ${rates[per]}`,
    isCompounding ? 'compounding' : 'simple',
    shortLabels[earned],
    ...oneTimeCharges.map(({ name, amount, isHeldBack }) =>
      [sayAmount(amount), name, isHeldBack && 'held back'].filter(Boolean).join(' '),
    ),
    capMultiple !== null && `${capMultiple} times`,
    mostMonths !== null && (mostMonths === 1 ? '1 month' : `${mostMonths} months`),
  ]
  return parts.filter(Boolean).join(', ')
}

/** Versions of later days, the next one first. Of two for one day, the later version holds. */
export const listComing = ({ versions, today }: TermsAnswer): TermsVersion[] =>
  versions
    .filter(
      ({ effectiveFrom, version }) =>
        effectiveFrom > today &&
        !versions.some((other) => other.effectiveFrom === effectiveFrom && other.version > version),
    )
    .sort((one, other) => one.effectiveFrom.localeCompare(other.effectiveFrom))

export function saySituation(terms: TermsAnswer, isDraft: boolean): string {
  const { versions } = terms
  const current = versions.find(({ version }) => version === terms.current)
  const [next] = listComing(terms)
  const sentences = [
    isDraft && `Version ${(versions[0]?.version ?? 0) + 1}, a draft.`,
    current
      ? `Version ${current.version} is in force since ${sayDate(current.effectiveFrom)}.`
      : 'No price is in force. Until there is one, visitors compute with an offer they have.',
    next && `Version ${next.version} begins ${sayDate(next.effectiveFrom)}.`,
  ]
  return sentences.filter(Boolean).join(' ')
}
