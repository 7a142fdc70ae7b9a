import { type CancelStart, cancelStarts, usualCancelStart } from '#domain/cancellation.ts'
import type { StateCode } from '#domain/states.ts'
import { listCancelDays } from '#lib/business-days.ts'

/** What best practice gives where no law says how many. */
const usualDays = 5

export type CancelRight = { days: number; start: CancelStart }

type SaidBy = { state: StateCode; cancelDays: number | null; cancelFrom?: CancelStart | null | undefined }

export const cancelRightOf = ({ state, cancelDays, cancelFrom }: SaidBy): CancelRight => ({
  days: cancelDays ?? usualDays,
  start: (cancelDays === null ? null : cancelFrom) ?? usualCancelStart(state),
})

/** Of all that bind: the most days, from the latest day. */
export const longestCancelRight = (rules: readonly SaidBy[]): CancelRight =>
  rules.map(cancelRightOf).reduce((one, other) => ({
    days: Math.max(one.days, other.days),
    start: later(one.start, other.start),
  }))

const later = (one: CancelStart, other: CancelStart) =>
  cancelStarts.indexOf(one) >= cancelStarts.indexOf(other) ? one : other

/** The last day to cancel if it's signed on the last day for that, and the money is there on the day it leaves. */
export function lastDayToCancel(
  { days, start }: CancelRight,
  { signBy, fundingOn }: { signBy: string; fundingOn: string },
): string {
  const begins = start === 'signing' ? signBy : fundingOn
  return listCancelDays(begins, days).at(-1)?.date ?? begins
}
