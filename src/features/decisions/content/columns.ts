import type { ApplicationStatus } from '#domain/application-status.ts'
import { type DeclineReason, declineReasons, type FundingMethod, fundingMethods } from '#domain/decisions.ts'
import type { OwedRow } from '#lib/price/offer.ts'
import { offerMonths } from '#lib/price/offer.ts'
import { labelOf } from '#site/staff-format.ts'

/** For an application that somebody approved or funded by its status alone. */
export const noAmount = 'no amount recorded'

/** Amounts are dollars. */
export const decisionColumns = [
  'decidedAmount',
  'termsVersion',
  ...offerMonths.map((months) => `owedAfter${months}Months`),
  'fundedOn',
  'fundingMethod',
  'secondSignature',
  'declineReason',
]

type Cells = {
  status: ApplicationStatus
  decision: {
    amount: number | null
    termsVersion: number | null
    fundedOn: string | null
    method: FundingMethod | null
    secondName: string | null
    reason: DeclineReason | null
  } | null
  owed: readonly OwedRow[]
}

export function decisionCells({ status, decision, owed }: Cells): (string | null)[] {
  const isPaid = status === 'approved' || status === 'funded'
  if (!decision) return decisionColumns.map((_, place) => (place === 0 && isPaid ? noAmount : null))
  const { amount, termsVersion, fundedOn, method, secondName, reason } = decision
  return [
    amount === null ? null : writeDollars(amount),
    termsVersion === null ? null : String(termsVersion),
    ...offerMonths.map((months) => {
      const row = owed.find((one) => one.months === months)
      return row ? writeDollars(row.owed) : null
    }),
    fundedOn,
    method && labelOf(fundingMethods, method),
    secondName,
    reason && labelOf(declineReasons, reason),
  ]
}

/** "17615.48", as spreadsheets read it, and never through a float. */
const writeDollars = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
