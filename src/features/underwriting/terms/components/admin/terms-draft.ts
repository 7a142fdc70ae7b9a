import { z } from 'zod'
import { type GradePart, gradeParts, gradePartValues } from '#domain/value.ts'
import { sayAmount } from '#features/price/components/admin/price-words.ts'
import { parseDecimal, parseDollars } from '#lib/price/money.ts'
import type { ValueTermsAnswer, ValueTermsChange } from '../../schema.ts'

export const grades = ['A', 'B', 'C', 'D'] as const

/** As typed. */
const fields = ['A', 'B', 'C', 'D', 'low', 'limit', ...gradePartValues, 'reason'] as const
export type TermsField = (typeof fields)[number]
export type TermsDraft = Record<TermsField, string>
export const termsDraftSchema: z.ZodType<TermsDraft> = z.record(z.enum(fields), z.string())

export const draftFrom = ({ likelyShare, lowShare, claimLimit, weights }: ValueTermsAnswer): TermsDraft => ({
  ...mapNames(grades, (grade) => String(likelyShare[grade])),
  ...mapNames(gradePartValues, (part) => String(weights[part])),
  low: String(lowShare),
  limit: claimLimit === null ? '' : sayAmount(claimLimit),
  reason: '',
})

const mapNames = <Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>

export const fieldNames: Record<TermsField, string> = {
  ...mapNames(grades, (grade) => `Grade ${grade}`),
  ...(Object.fromEntries(gradeParts.map(({ value, label }) => [value, label])) as Record<GradePart, string>),
  ...{ low: 'Of what’s left in the low case', limit: 'At most out on one claim', reason: 'Why' },
}

/** Null is no limit; undefined isn't a sum. */
export const readLimit = (typed: string) => (typed.trim() === '' ? null : parseDollars(typed))

type Mistakes = Partial<Record<TermsField, string>>
type Read = { terms: Omit<ValueTermsChange, 'version' | 'reason'>; mistakes: Mistakes }

/** The server checks the same, and how the shares stand to one another. */
export function readDraft(draft: TermsDraft): Read {
  const mistakes: Mistakes = {}
  const number = (name: TermsField, most: number, words: string): number => {
    const value = parseDecimal(draft[name])
    if (value === undefined || value > most) mistakes[name] = words
    return value ?? 0
  }
  const share = (name: TermsField) => number(name, 100, 'Use 0 to 100')
  const claimLimit = readLimit(draft.limit)
  if (claimLimit === undefined) mistakes.limit = 'Enter a sum in dollars, like 25,000, or leave it empty'
  const terms = {
    likelyShare: mapNames(grades, share),
    lowShare: share('low'),
    claimLimit: claimLimit ?? null,
    weights: mapNames(gradePartValues, (part) => number(part, 10, 'Use 0 to 10')),
  }
  return { terms, mistakes }
}

/** The server's names of fields, as this form has them. */
export function toField(path: string): TermsField | undefined {
  const last = path.split('.').at(-1)
  if (last === 'lowShare') return 'low'
  if (last === 'claimLimit') return 'limit'
  return fields.find((name) => name === last)
}
