import type { FaultRule } from '../profile.ts'

/** How much of the blame a person can carry and still recover, short enough for a list. */
const shares = {
  pure: 'any',
  'modified-51': '50%',
  'modified-50': '49%',
  'slight-gross': 'slight',
  contributory: '0%',
} satisfies Record<FaultRule, string>

export const en = {
  shares,
  key: 'Years to sue. Denser lines mean less time.',
  counts: 'Below each: how many states.',
  states: (count: number) => (count === 1 ? '1 state' : `${count} states`),
  west: 'The West',
  east: 'The East',
  findTitle: 'Find your state',
  findLead:
    'Grouped by years to sue. After each name: how much of the blame you can carry and still recover.',
  toSue: (years: number) => (years === 1 ? 'year to sue' : 'years to sue'),
  shortest:
    'The shortest time in the country. To sue a city or a state, written notice is often due even sooner.',
  share: (share: string) => `Share of the blame you can carry: ${share}`,
  washington: 'District of Columbia',
}
