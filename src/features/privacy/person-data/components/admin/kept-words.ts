import { formatCalendarDay } from '#site/staff-format.ts'
import type { Deleted } from '../../schema.ts'

/** What a person has to be told whose data is deleted. */
export const sayKept = ({ count, until }: NonNullable<Deleted['contracts']>): string => {
  const day = formatCalendarDay(until, { dateStyle: 'long' })
  return count === 1
    ? `The contract that was sent stays sealed until ${day}. Tell the person.`
    : `The ${count} contracts that were sent stay sealed, the last of them until ${day}. Tell the person.`
}
