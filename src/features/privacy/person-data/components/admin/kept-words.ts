import { formatCalendarDay } from '#site/staff-format.ts'
import type { Deleted } from '../../schema.ts'

/** What stays of a person whose data is deleted. */
export const sayKept = ({ count, until }: NonNullable<Deleted['contracts']>): string => {
  const day = formatCalendarDay(until, { dateStyle: 'long' })
  return count === 1
    ? `The contract that was sent stays sealed until ${day}.`
    : `The ${count} contracts that were sent stay sealed, the last of them until ${day}.`
}

/** Nobody can write to them afterward. */
export const sayKeptBefore = (kept: NonNullable<Deleted['contracts']>): string =>
  `${sayKept(kept)} Tell the person first: their address goes with the rest.`
