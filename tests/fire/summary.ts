import type { Tally } from './client.ts'
import type { Ledger } from './ledger.ts'
import type { Load } from './load.ts'
import type { Figures, Place } from './place.ts'

/** Keeps what the load saw, also when the rest is done by another run. */
export function countLoad(place: Place, { senders, readers }: Load): string[] {
  const add = (who: string, { answered, busy, gateway, cut, unexpected }: Tally) => {
    place.count(`${who}: requests answered`, answered)
    place.count(`${who}: told to come back (503)`, busy)
    place.count(`${who}: 502 or 504 of the proxy`, gateway)
    place.count(`${who}: lines refused or cut`, cut)
    place.count(`${who}: unexpected answers`, unexpected.length)
  }
  add('senders', senders)
  add('visitors', readers)
  return [...senders.unexpected, ...readers.unexpected].map((line) => `unexpected: ${line}`)
}

/** How long people waited for their acknowledgment, all tries together. */
export function describeWaits({ acknowledged }: Ledger): Figures {
  const waits = acknowledged
    .filter(({ what }) => what === 'application')
    .map(({ ms }) => ms)
    .sort((one, other) => one - other)
  const at = (share: number) =>
    `${((waits[Math.floor(share * (waits.length - 1))] ?? 0) / 1_000).toFixed(2)} s`
  return { 'wait for a reference, median': at(0.5), '99 of 100': at(0.99), longest: at(1) }
}
