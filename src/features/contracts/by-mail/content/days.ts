import type { FieldErrors } from '#lib/errors.ts'
import { formatCalendarDay } from '#site/staff-format.ts'

type Days = { signedOn: string; postmarkOn?: string | null | undefined; receivedOn: string }
type Limits = { issuedOn: string; signBy: string; today: string }

/** What can't be right about the days of a paper, by field. Mailed by the last day, it may come later. */
export function findMistakenDays(
  { signedOn, postmarkOn, receivedOn }: Days,
  { issuedOn, signBy, today }: Limits,
): FieldErrors {
  const say = formatCalendarDay
  if (receivedOn > today) return { receivedOn: ['This day is still to come.'] }
  if (signedOn < issuedOn)
    return { signedOn: [`The contract was sent on ${say(issuedOn)}. Nobody could sign it before.`] }
  if (signedOn > receivedOn) return { signedOn: ['It can’t be signed after it came.'] }
  if (postmarkOn && postmarkOn > receivedOn) return { postmarkOn: ['It can’t be mailed after it came.'] }
  if (postmarkOn && postmarkOn < signedOn) return { postmarkOn: ['It can’t be mailed before it was signed.'] }
  if (signedOn > signBy)
    return { signedOn: [`The last day to sign was ${say(signBy)}. Reissue the contract.`] }
  if ((postmarkOn ?? receivedOn) > signBy)
    return postmarkOn
      ? { postmarkOn: [`It had to be mailed by ${say(signBy)}. Reissue the contract.`] }
      : { receivedOn: [`Without a postmark by ${say(signBy)} it came too late. Reissue the contract.`] }
  return {}
}

/** Why something wasn't mailed on that day. */
export function findWrongMailing(on: string, from: string, today: string): string | undefined {
  if (on > today) return 'This day is still to come.'
  return on < from ? `Use ${formatCalendarDay(from)} or a later day.` : undefined
}
