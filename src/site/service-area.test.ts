import { expect, test } from 'vitest'
import type { Openness, Posture } from '#domain/posture.ts'
import { type StateCode, stateCodes } from '#domain/states.ts'
import { everyState, fitToArea, listServed } from './service-area.ts'
import { areaServed } from './structured-data.ts'

const texts = { a: 'All 50 states.', deep: [{ b: 'in all fifty states, and all 50' }], n: 50 }

function rulesWith(closed: readonly StateCode[]) {
  const entries = stateCodes.map((code) => {
    const posture: Posture = closed.includes(code) ? 'closed' : 'open'
    return [code, { posture, license: null, takesWithoutLicense: false }] as const
  })
  return Object.fromEntries(entries) as Record<StateCode, Openness>
}

test('while no state is closed, every text stays as it is', () => {
  expect(listServed(rulesWith([]))).toEqual(everyState)
  expect(fitToArea(texts, 50, 'en')).toBe(texts)
  expect(areaServed(everyState, 'en')).toEqual({ '@type': 'Country', name: 'United States' })
})

test('while some are closed, texts say how many are left, and search engines get their names', () => {
  const served = listServed(rulesWith(['CO', 'KY']))
  expect(served).toHaveLength(48)
  expect(fitToArea(texts, served.length, 'en')).toEqual({
    a: '48 states.',
    deep: [{ b: 'in 48 states, and all 50' }],
    n: 50,
  })
  const places = JSON.stringify(areaServed(served, 'en'))
  expect(places).toContain('"Ohio"')
  expect(places).not.toMatch(/Colorado|"Kentucky"/)
})

test('one state and none are said properly', () => {
  expect(fitToArea('in all 50 states', 1, 'en')).toBe('in 1 state')
  expect(fitToArea('in all 50 states', 0, 'en')).toBe('in no states')
})

test('a license that we don’t have closes a state, until there is a number or the owner says that it doesn’t', () => {
  const rules = (rule: Partial<Openness>) => ({
    ...rulesWith([]),
    IL: { posture: 'license', license: null, takesWithoutLicense: false, ...rule } as const,
  })
  expect(listServed(rules({}))).not.toContain('IL')
  expect(listServed(rules({ license: 'CLF-1' }))).toContain('IL')
  expect(listServed(rules({ takesWithoutLicense: true }))).toContain('IL')
})
