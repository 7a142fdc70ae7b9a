import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { stateCodes } from '../../src/domain/states.ts'
import { mapPlaces } from '../../src/ui/engravings/us-map/places.ts'

const file = (name: string) =>
  readFileSync(new URL(`../../src/ui/engravings/us-map/${name}.svg`, import.meta.url))

test('the map has a shape and a place for each state, and weighs less than 25 KB', () => {
  const map = file('map')
  for (const code of stateCodes) expect(map.includes(`<path id="${code.toLowerCase()}"`)).toBe(true)
  expect(mapPlaces.map(({ code }) => code).toSorted()).toEqual([...stateCodes].toSorted())
  expect(gzipSync(map, { level: 9 }).length).toBeLessThan(25 * 1024)
})

test('every state has a relief of its own that weighs less than 6 KB', () => {
  for (const code of stateCodes) {
    expect(gzipSync(file(code.toLowerCase()), { level: 9 }).length, code).toBeLessThan(6 * 1024)
  }
})
