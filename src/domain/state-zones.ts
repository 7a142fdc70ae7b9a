import type { StateCode } from './states.ts'

const eastern = 'CT DE FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV'
const central = 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI'
const mountain = 'CO ID MT NM UT WY'
const pacific = 'CA NV OR WA'

const zones: readonly (readonly [states: string, zone: string])[] = [
  [eastern, 'America/New_York'],
  [central, 'America/Chicago'],
  [mountain, 'America/Denver'],
  [pacific, 'America/Los_Angeles'],
  ['AZ', 'America/Phoenix'],
  ['AK', 'America/Anchorage'],
  ['HI', 'Pacific/Honolulu'],
]

/** Where most people of a state with two zones live. */
export const zoneOfState = (state: StateCode): string =>
  zones.find(([states]) => states.split(' ').includes(state))?.[1] ?? 'America/New_York'
