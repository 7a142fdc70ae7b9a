import type { CancelStart } from '#domain/cancellation.ts'
import { zonesOfState } from '#domain/state-zones.ts'
import type { StateCode } from '#domain/states.ts'
import { type AlsoOff, type CancelDay, listCancelDays } from '#lib/business-days.ts'
import { addDays } from '#lib/calendar-days.ts'
import { dateIn, momentIn } from '#site/format.ts'
import { findStateHoliday } from '#site/state-holidays.ts'

/** What the contract froze about the right to cancel, and where the person lives. */
export type CancelRight = { days: number; start: CancelStart; state: StateCode }

/** The days on which it happened, YYYY-MM-DD; null for what hasn't yet. */
export type CancelMoments = { signedOn: string | null; sentOn: string | null; receivedOn: string | null }

/**
 * `known`: from days that are known. `arrival`: as if the money were there today, as long as nobody has said that it is.
 * `plan`: as if it left on the planned day.
 */
export type CountedFor = 'known' | 'arrival' | 'plan'

export type CancelTime = {
  begins: string
  countedFor: CountedFor
  days: CancelDay[]
  lastDay: string
  /** The first moment after the last day, where that day ends last. */
  endsAt: Date
  /** In which that is. */
  zone: string
}

type Calendar = { today: string; fundingOn: string; closedOn: readonly string[] }

/** Until when a contract can be canceled, from what happened so far: the only place that counts these days. */
export function countCancelTime(
  { days, start, state }: CancelRight,
  moments: CancelMoments,
  { today, fundingOn, closedOn }: Calendar,
): CancelTime {
  const { begins, countedFor } = findBeginning(start, moments, { today, fundingOn })
  const listed = listCancelDays(begins, days, daysOffIn(state, closedOn))
  const lastDay = listed.at(-1)?.date ?? begins
  return { begins, countedFor, days: listed, lastDay, ...endOfDay(state, lastDay) }
}

const daysOffIn =
  (state: StateCode, closedOn: readonly string[]): AlsoOff =>
  (date) => {
    const holiday = findStateHoliday(state, date)
    if (holiday) return { kind: 'holiday', holiday }
    return closedOn.includes(date) ? { kind: 'closed' } : undefined
  }

type Beginning = { begins: string; countedFor: CountedFor }

function findBeginning(
  start: CancelStart,
  { signedOn, sentOn, receivedOn }: CancelMoments,
  { today, fundingOn }: { today: string; fundingOn: string },
): Beginning {
  const planned: Beginning = { begins: latest(today, fundingOn), countedFor: 'plan' }
  if (start === 'signing')
    return signedOn ? { begins: signedOn, countedFor: 'known' } : { begins: today, countedFor: 'plan' }
  if (!sentOn) return planned
  if (start === 'funding') return { begins: sentOn, countedFor: 'known' }
  const arrived = receivedOn ?? latest(today, sentOn)
  const begins = start === 'later' && signedOn ? latest(arrived, signedOn) : arrived
  return { begins, countedFor: receivedOn ? 'known' : 'arrival' }
}

const latest = (one: string, other: string) => (one > other ? one : other)

/** A day is over where it ends last in the state. */
export function endOfDay(state: StateCode, day: string): { endsAt: Date; zone: string } {
  const [first, ...others] = zonesOfState(state).map((zone) => ({
    zone,
    endsAt: momentIn(zone, addDays(day, 1), 0),
  }))
  if (!first) throw new Error('a state without a zone')
  return others.reduce((one, other) => (other.endsAt > one.endsAt ? other : one), first)
}

/** The day of a moment where the person lives. Near midnight of two zones, the later day: that gives more time. */
export const dayInState = (state: StateCode, moment: Date): string =>
  zonesOfState(state)
    .map((zone) => dateIn(zone, moment))
    .reduce(latest)
