import type { Tally } from './client.ts'
import type { Ledger } from './ledger.ts'
import type { Load } from './load.ts'
import type { Figures, Place } from './place.ts'

/** Adds what the load saw since the last time to the place's figures: another run may finish the proof. */
export function countLoad(place: Place, { senders, readers }: Load): void {
  add(place, 'senders', senders)
  add(place, 'visitors', readers)
}

function add(place: Place, who: string, tally: Tally) {
  const { unexpected, ...counts } = tally
  for (const [name, number] of Object.entries(counts)) {
    place.count(`${who}: ${titles[name as keyof typeof counts]}`, number)
    tally[name as keyof typeof counts] = 0
  }
  for (const line of unexpected.splice(0)) place.break(`unexpected: ${line}`)
}

const titles: Record<Exclude<keyof Tally, 'unexpected'>, string> = {
  answered: 'requests answered',
  busy: 'told to come back (503)',
  gateway: '502 or 504 of the proxy',
  cut: 'lines refused or cut',
  late: 'no answer in 30 s',
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
