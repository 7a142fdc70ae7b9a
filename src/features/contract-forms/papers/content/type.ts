import type { ContractNotice } from '#domain/contract-law.ts'
import type { BindingLaw } from '#features/contract-forms/papers/schema.ts'
import type { Type } from '#lib/papers/paper.ts'

type Laws = readonly BindingLaw[]
type Spot = 'front' | 'body' | 'above-signature'

const sizes = [10, 12, 14, 16, 20] as const

/** The next size that papers have. */
export const sizeOf = (points: number): Type['points'] => sizes.find((size) => size >= points) ?? 20

/** Of both states the larger size, for what a rule wants told there. Bold harms no rule. */
export function typeAt(laws: Laws, spot: Spot, least: Type['points']): Type {
  const asked = laws.flatMap(({ law }) => (law?.type && covers(law.type.page, spot) ? [law.type] : []))
  return {
    points: sizeOf(Math.max(least, ...asked.map(({ points }) => points ?? 0))),
    bold: true,
    ...(asked.some(({ caps }) => caps) && { capitals: true }),
  }
}

/** A rule that names no page means them all. */
const covers = (page: ContractNotice['place'], spot: Spot) =>
  page === undefined || page === spot || (page === 'first-two' && spot === 'front')

/** A statute's own letters stay as they are. */
export function typeOfNotice(laws: Laws, spot: Spot, { points = 0, bold = true }: ContractNotice): Type {
  const { points: least } = typeAt(laws, spot, 12)
  return { points: sizeOf(Math.max(least, points)), bold }
}

/** Where all states that say something about initials say none. */
export function asksInitials(laws: Laws): boolean {
  const rules = laws.flatMap(({ law }) => law?.initials ?? [])
  return rules.length === 0 || rules.some((rule) => rule !== 'no')
}
