import { labelOf } from '#domain/choice.ts'
import { decisionEndings, declineReasons, fundingMethods } from '#domain/decisions.ts'
import { sayAmount } from '#features/price/components/admin/price-words.ts'
import { formatCalendarDay, formatMoment } from '#site/format.ts'
import type { Decision } from '../../schema/records.ts'

export function describeDecision(
  { kind, amount, effectiveAt, ending, asked }: Decision,
  name: string,
): string {
  const sum = amount === null ? '' : `${sayAmount(amount)} `
  if (ending) return `${labelOf(decisionEndings, ending)}: the payment to ${name}`
  if (!effectiveAt)
    return `You signed ${sum}for ${name}. ${asked ? `${asked.name} is asked` : 'Somebody else has'} to sign.`
  if (kind === 'approved') return `Approved: ${sum}for ${name}`
  return kind === 'funded' ? `Funded: ${sum}for ${name}` : `Declined: ${name}`
}

export function sayDecision(decision: Decision): string {
  const { kind, amount, termsVersion, method, fundedOn, reason, by, second } = decision
  const who = second ? `${by ?? '–'} and ${second.name}` : (by ?? '–')
  if (kind === 'declined') return `Declined by ${who}: ${reason ? labelOf(declineReasons, reason) : '–'}`
  const sum = amount === null ? '' : sayAmount(amount)
  if (kind === 'approved') return `Approved ${sum} by ${who}, terms version ${termsVersion}`
  const way = method ? labelOf(fundingMethods, method) : ''
  return `Funded ${sum} by ${who}, ${way}, ${fundedOn ? formatCalendarDay(fundedOn) : ''}`
}

export const saySigned = ({ by, signedAt }: Decision) =>
  `${by ?? 'Somebody'} signed ${formatMoment(signedAt)}`
