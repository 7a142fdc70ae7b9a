import { formatCalendarDay } from '#site/staff-format.ts'
import type { KeptRecords } from '../../schema.ts'

const dayOf = (until: string) => formatCalendarDay(until, { dateStyle: 'long' })

function sayContracts({ count, until }: NonNullable<KeptRecords['contracts']>): string {
  return count === 1
    ? `The contract that was sent stays sealed until ${dayOf(until)}.`
    : `The ${count} contracts that were sent stay sealed, the last of them until ${dayOf(until)}.`
}

function sayAdvances({ count, until }: NonNullable<KeptRecords['advances']>): string {
  const which = count === 1 ? 'The advance' : `The ${count} advances`
  return `${which} and what came back stay without a name until ${dayOf(until)}, for owners to read.`
}

/** What stays of a person whose data is deleted; nothing to say without any. */
export const sayKept = ({ contracts, advances }: KeptRecords): string =>
  [contracts && sayContracts(contracts), advances && sayAdvances(advances)].filter(Boolean).join(' ')

/** Nobody can write to them afterward. */
export function sayKeptBefore(kept: KeptRecords): string {
  const words = sayKept(kept)
  return words && `${words} Tell the person first: their address goes with the rest.`
}
