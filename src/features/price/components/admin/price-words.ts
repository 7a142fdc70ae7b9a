import { sayDate } from '#features/rules/components/admin/rule-words.ts'
import type { Compounding, CompoundingName, MonthlyTerms } from '#lib/price/monthly-terms.ts'
import { formatCents, formatDollars } from '#site/staff-format.ts'
import type { TermsAnswer, TermsVersion } from '../../schema.ts'

export const compoundingLabels: Record<Compounding, string> = {
  simple: 'Simple',
  monthly: 'Every month',
  semiannual: 'Every six months',
}
const shortLabels: Record<CompoundingName, string> = {
  simple: 'simple',
  monthly: 'monthly',
  semiannual: 'every six months',
  annual: 'every year',
}

/** "$12,500", and "$12,500.50" when there are cents. */
export const sayAmount = (cents: number): string =>
  cents % 100 === 0 ? formatDollars(cents / 100) : formatCents(cents)

export function sayTerms({ monthlyRate, compounding, fee, capMultiple, mostMonths }: MonthlyTerms): string {
  const parts = [
    `${monthlyRate.toFixed(2)}%`,
    shortLabels[compounding],
    fee > 0 && `${sayAmount(fee)} fee`,
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
