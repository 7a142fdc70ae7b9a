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

/** The other zones of states that have several, by their counties. Arizona's is the Navajo Nation's, which changes its clocks. */
const otherZones: Partial<Record<StateCode, readonly string[]>> = {
  AK: ['America/Adak'],
  AZ: ['America/Denver'],
  FL: ['America/Chicago'],
  ID: ['America/Los_Angeles'],
  IN: ['America/Chicago'],
  KS: ['America/Denver'],
  KY: ['America/Chicago'],
  MI: ['America/Chicago'],
  ND: ['America/Denver'],
  NE: ['America/Denver'],
  NV: ['America/Denver'],
  OR: ['America/Denver'],
  SD: ['America/Denver'],
  TN: ['America/New_York'],
  TX: ['America/Denver'],
}

/** Every zone of a state, the one of most people first. */
export const zonesOfState = (state: StateCode): readonly string[] => [
  zoneOfState(state),
  ...(otherZones[state] ?? []),
]
