import type { fundingAmountValues } from '#domain/applications.ts'
import { type DecisionConcern, decisionConcerns } from '#domain/decisions.ts'
import { labelOf } from '#site/staff-format.ts'

type AskedAmount = (typeof fundingAmountValues)[number]

/** Cents; null where the person asked for any sum above. */
const mostAsked: Record<AskedAmount, number | null> = {
  '1000-5000': 5_000_00,
  '5000-10000': 10_000_00,
  '10000-25000': 25_000_00,
  '25000-50000': 50_000_00,
  '50000+': null,
}

export function isAboveAsked(amount: number | null | undefined, asked: AskedAmount): boolean {
  const most = mostAsked[asked]
  return typeof amount === 'number' && most !== null && amount > most
}

export type ValueConcern = Extract<DecisionConcern, 'above-advice' | 'value-incomplete' | 'value-unsourced'>
type Value = { advised: number | null; isUnsourced: boolean }

/** Why the value sheet speaks against this offer. Empty if there is no sheet. */
export function listValueConcerns(value: Value | null, amount: number | undefined): ValueConcern[] {
  if (!value) return []
  const isAbove = value.advised !== null && amount !== undefined && amount > value.advised
  return [
    ...(isAbove ? ['above-advice' as const] : []),
    ...(value.advised === null ? ['value-incomplete' as const] : []),
    ...(value.isUnsourced ? ['value-unsourced' as const] : []),
  ]
}

export const sayConcerns = (concerns: readonly DecisionConcern[]): string[] =>
  concerns.map((concern) => labelOf(decisionConcerns, concern))

/** Null where the concern about needed documents says it already. */
export function sayUnjudged({
  unjudged,
  concerns,
}: {
  unjudged: number
  concerns: readonly DecisionConcern[]
}) {
  if (unjudged === 0 || concerns.includes('documents-not-accepted')) return null
  return unjudged === 1 ? '1 document isn’t judged.' : `${unjudged} documents aren’t judged.`
}

export const reasonMistake = 'Write why you decide it all the same'
export const aloneMistake = 'Nobody else here may sign. Write why you sign alone'
