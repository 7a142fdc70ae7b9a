import { expect, test } from 'vitest'
import { zoneOfState } from './state-zones.ts'
import { stateCodes } from './states.ts'

test('every state has its zone, as most of its people do', () => {
  const zoned = stateCodes.map((state) => [state, zoneOfState(state)] as const)
  const inEastern = zoned.filter(([, zone]) => zone === 'America/New_York')
  expect(inEastern).toHaveLength(21)
  expect(zoneOfState('TX')).toBe('America/Chicago')
  expect(zoneOfState('AZ')).toBe('America/Phoenix')
  expect(zoneOfState('CA')).toBe('America/Los_Angeles')
})
