import type { FieldErrors } from '#lib/errors.ts'
import { formatCalendarDay, formatCents } from '#site/staff-format.ts'
import type { NewMoneyBack, NewNotice } from '../schema.ts'

const toCome = 'This day is still to come.'

/** What can't be right about the days of a notice, by field. */
export function findMistakenNotice(
  request: NewNotice,
  { noticedOn, arrivedOn }: { noticedOn: string; arrivedOn: string },
  { signedOn, today }: { signedOn: string | null; today: string },
): FieldErrors {
  const isMail = 'arrivedOn' in request
  if (arrivedOn > today) return { [isMail ? 'arrivedOn' : 'noticedOn']: [toCome] }
  if (noticedOn > arrivedOn) return { postmarkOn: ['It can’t be mailed after it came.'] }
  if (signedOn && noticedOn < signedOn)
    return {
      [isMail ? (request.postmarkOn ? 'postmarkOn' : 'arrivedOn') : 'noticedOn']: [
        `The contract was signed on ${formatCalendarDay(signedOn)}. Nobody could cancel it before.`,
      ],
    }
  return {}
}

/** The same for money that came back. */
export function findMistakenMoney(
  { on, arrivedOn, amount }: NewMoneyBack,
  { sentOn, today, missing }: { sentOn: string; today: string; missing: number },
): FieldErrors {
  if ((arrivedOn ?? on) > today) return { [arrivedOn ? 'arrivedOn' : 'on']: [toCome] }
  if (arrivedOn && on > arrivedOn) return { on: ['It can’t be mailed after it came.'] }
  if (on < sentOn)
    return { on: [`The money left on ${formatCalendarDay(sentOn)}. Use that day or a later one.`] }
  if (amount > missing)
    return {
      amount: [`Only ${formatCents(missing)} is missing. Send the rest back, or record it as a payment.`],
    }
  return {}
}
