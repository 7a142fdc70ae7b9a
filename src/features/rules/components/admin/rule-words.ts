import type { CancelStart } from '#domain/cancellation.ts'
import type { RuleCap, RuleCompounding } from '#domain/caps.ts'
import type { Posture } from '#domain/posture.ts'
import { type StateCode, states } from '#domain/states.ts'
import { countDays } from '#lib/calendar-days.ts'
import { dateIn } from '#site/format.ts'
import { formatCalendarDay, formatDollars, formatList, labelOf } from '#site/staff-format.ts'
import type { StateOverview, StateRule } from '../../schema.ts'

export const postureLabels: Record<Posture, string> = {
  open: 'Open',
  license: 'License',
  capped: 'Capped',
  closed: 'Closed',
}

export const nameOf = (code: StateCode): string => labelOf(states, code)

export const today = (): string => dateIn('America/New_York')

/** "Nov 9", with the year if it is another one. */
export function sayDate(date: string): string {
  const isThisYear = date.startsWith(today().slice(0, 4))
  return formatCalendarDay(date, {
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  })
}

export function sayIn(date: string): string {
  const days = countDays(today(), date)
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

export const sayAmount = (cents: number): string => formatDollars(cents / 100)

function sayCap(cap: RuleCap): string {
  switch (cap.kind) {
    case 'yearly-rate':
      return `${cap.percent}% a year${sayAdvances(cap)}`
    case 'half-year-rate':
      return `${cap.percent}% per six months`
    case 'yearly-per-thousand':
      return `${cap.percent}% a year plus $${cap.dollars} a year per $1,000`
    case 'servicing':
      return `plus ${cap.percent}% for servicing`
    case 'share-of-recovery':
      if (cap.plusAdvance) return `the advance plus ${cap.percent}% of the ${cap.of} recovery`
      return cap.percent === 100
        ? `never more than the ${cap.of} recovery`
        : `${cap.percent}% of the ${cap.of} recovery`
  }
}

function sayAdvances({ from, below }: { from?: number | undefined; below?: number | undefined }) {
  if (from && below) return ` from ${sayAmount(from)} to below ${sayAmount(below)}`
  if (from) return ` from ${sayAmount(from)}`
  return below ? ` below ${sayAmount(below)}` : ''
}

const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** A servicing charge says itself that it comes on top. */
export function sayCaps(caps: readonly RuleCap[]): string {
  const isOnTop = ({ kind }: RuleCap) => kind === 'servicing'
  const rest = formatList(caps.filter((cap) => !isOnTop(cap)).map(sayCap))
  return capitalize([rest, ...caps.filter(isOnTop).map(sayCap)].join(' '))
}

export const cancelStartLabels: Record<CancelStart, string> = {
  signing: 'the signature',
  funding: 'the day the money is sent',
  receipt: 'the day the money arrives',
  later: 'the later of signature and money',
}
export const compoundingLabels: Record<RuleCompounding, string> = {
  semiannual: 'Every six months at most',
  annual: 'Once a year at most',
  none: 'Never',
}
const sayDays = (days: number) => (days === 1 ? '1 business day' : `${days} business days`)
export const sayCancel = ({ cancelDays, cancelFrom }: Pick<StateRule, 'cancelDays' | 'cancelFrom'>) =>
  cancelDays === null
    ? ''
    : `${sayDays(cancelDays)}${cancelFrom ? ` from ${cancelStartLabels[cancelFrom]}` : ''}`
export const sayMonths = (months: number) => (months === 1 ? '1 month' : `${months} months`)

export function sayRule(
  rule: Omit<StateRule, 'code' | 'checkedOn' | 'confirmedBy' | 'effectiveFrom'>,
): string {
  if (rule.origin === 'default') return 'Nobody has decided yet'
  const parts = [
    ...rule.caps.map(sayCap),
    ...(rule.compounding === null
      ? []
      : [`compounding ${compoundingLabels[rule.compounding].toLowerCase()}`]),
    ...(rule.mostMonths === null ? [] : [`at most ${sayMonths(rule.mostMonths)}`]),
    ...(rule.largestAdvance === null ? [] : [`advances up to ${sayAmount(rule.largestAdvance)}`]),
    ...(rule.cancelDays === null ? [] : [`${sayDays(rule.cancelDays)} to cancel`]),
  ]
  return parts.length > 0 ? capitalize(parts.join(', ')) : rule.source || rule.sentence
}

export function sayShortRule({
  posture,
  caps,
  mostMonths,
  origin,
}: Pick<StateRule, 'posture' | 'caps' | 'mostMonths' | 'origin'>): string {
  if (origin === 'default') return 'Open, no rule taken over yet'
  if (posture === 'closed') return 'Closed: we don’t fund people here'
  const parts = [...caps.map(sayCap), ...(mostMonths === null ? [] : [`at most ${sayMonths(mostMonths)}`])]
  return [posture === 'license' ? 'License' : postureLabels[posture], ...parts].join(', ')
}

export const lacksLicense = ({ posture, license }: StateRule): boolean => posture === 'license' && !license

/** A suggestion that the owner hasn't looked at. One that they left waits for the next check. */
export const hasOffer = ({ changes, check }: StateOverview): boolean => changes.length > 0 && check !== 'fine'
