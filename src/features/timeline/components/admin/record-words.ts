import { type ContractEventKind, contractEventKinds } from '#domain/contracts.ts'
import { formatCents, labelOf } from '#site/staff-format.ts'
import type { Words } from './money-words.ts'

type ContractWords = { number: string; amount: number; reason?: string; replaces?: string }

export const contractWords = ({ number, amount, reason, replaces }: ContractWords): Words[] => [
  replaces ? `${number} in place of ${replaces}` : number,
  reason ?? formatCents(amount),
]

export function mergeWords({
  other,
  isKept,
  undo,
}: {
  other: string
  isKept: boolean
  undo?: true | undefined
}) {
  if (undo) return `Merge with ${other} undone`
  return isKept ? `${other} merged into this file` : `Merged into ${other}`
}

/** "Contract: signed" */
export const titleOfStep = ({ event }: { event: ContractEventKind }): string =>
  `Contract: ${labelOf(contractEventKinds, event).toLowerCase()}`
