import { decisionConcerns, declineReasons, fundingMethods } from '#domain/decisions.ts'
import { formatCalendarDay, formatCents, labelOf } from '#site/staff-format.ts'
import type { DecisionFacts, MoneyStepDetails } from '../../schema/details.ts'

export type Words = string | undefined

export const prefix = (label: string, value: string | null | undefined): Words =>
  value ? `${label} ${value}` : undefined

export function decisionWords(decision: DecisionFacts | undefined): Words[] {
  if (!decision) return []
  const { amount, termsVersion, method, fundedOn, why, first, concerns = [], isAlone } = decision
  return [
    amount === undefined ? undefined : formatCents(amount),
    termsVersion === undefined ? undefined : `terms version ${termsVersion}`,
    method && labelOf(fundingMethods, method),
    prefix('on', fundedOn && formatCalendarDay(fundedOn)),
    why && labelOf(declineReasons, why),
    isAlone ? 'signed alone' : prefix('first signed by', first),
    ...concerns.map((concern) => labelOf(decisionConcerns, concern)),
  ]
}

type Paid = { amount: number; fundedOn: string; method: string }
const paymentWords = ({ amount, fundedOn, method }: Paid): string =>
  `${formatCents(amount)} on ${formatCalendarDay(fundedOn)}, ${labelOf(fundingMethods, method)}`
export const paymentChange = ({ from, to }: { from: Paid; to: Paid }): Words[] => [
  paymentWords(to),
  prefix('before that', paymentWords(from)),
]

export const repaymentWords = ({ amount, repaidOn }: Repaid): string =>
  `${formatCents(amount)} on ${formatCalendarDay(repaidOn)}`

type Repaid = { amount: number; repaidOn: string }
export const repaymentChange = ({ from, to }: { from: Repaid; to: Repaid | null }): Words[] => [
  to ? repaymentWords(to) : 'taken out',
  prefix('before that', repaymentWords(from)),
]

export const moneyStepWords = ({ amount, before, on, method, isAlone }: MoneyStepDetails): Words[] => [
  amount === undefined ? undefined : formatCents(amount),
  before === undefined ? undefined : `before that ${formatCents(before)}`,
  method && labelOf(fundingMethods, method),
  prefix('on', on && formatCalendarDay(on)),
  isAlone && 'signed alone',
]
