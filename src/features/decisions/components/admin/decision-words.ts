import { decisionEndings, declineReasons, fundingMethods } from '#domain/decisions.ts'
import { sayAmount } from '#features/price/components/admin/price-words.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { formatCalendarDay, formatMoment, formatOfficeMoment, labelOf } from '#site/staff-format.ts'
import type { Decision } from '../../schema/records.ts'

export function describeDecision(
  { kind, amount, effectiveAt, ending, asked, aloneFrom }: Decision,
  name: string,
): string {
  const sum = amount === null ? '' : `${sayAmount(amount)} `
  if (ending)
    return `${labelOf(decisionEndings, ending)}: the ${kind === 'approved' ? 'offer' : 'payment'} to ${name}`
  if (!effectiveAt && aloneFrom)
    return `You signed ${sum}for ${name} alone. It waits until ${formatOfficeMoment(aloneFrom)}.`
  if (!effectiveAt)
    return `You signed ${sum}for ${name}. ${asked ? `${asked.name} is asked` : 'Somebody else has'} to sign.`
  if (kind === 'approved') return `Approved: ${sum}for ${name}`
  return kind === 'funded' ? `Funded: ${sum}for ${name}` : `Declined: ${name}`
}

export function sayDecision(decision: Decision): string {
  const { kind, amount, termsVersion, method, fundedOn, reason, by, second, isAlone } = decision
  const first = by ?? '–'
  const who = second ? `${first} and ${second.name}` : isAlone ? `${first} alone` : first
  if (kind === 'declined') return `Declined by ${who}: ${reason ? labelOf(declineReasons, reason) : '–'}`
  const sum = amount === null ? '' : sayAmount(amount)
  if (kind === 'approved')
    return `Approved ${sum} by ${who}, terms version ${termsVersion}${sayEnd(decision)}`
  const way = method ? labelOf(fundingMethods, method) : ''
  return `Funded ${sum} by ${who}, ${way}, ${fundedOn ? formatCalendarDay(fundedOn) : ''}`
}

/** A decision that was replaced has an ending of its own. */
function sayEnd({ offerEndsOn, ending }: Decision): string {
  if (!offerEndsOn || ending) return ''
  const day = formatCalendarDay(offerEndsOn)
  return dateIn(brand.openHours.timeZone) > offerEndsOn ? `; it ended on ${day}` : `; it stands until ${day}`
}

export const sayMissing = (waiting: Decision) =>
  waiting.aloneFrom
    ? `${saySigned(waiting)} alone and signs once more, from ${formatOfficeMoment(waiting.aloneFrom)} on.`
    : `${saySigned(waiting)}. A second signature is missing.`

const saySigned = ({ by, signedAt }: Decision) => `${by ?? 'Somebody'} signed ${formatMoment(signedAt)}`
