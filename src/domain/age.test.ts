import { expect, test } from 'vitest'
import { ageOfMajority, isMinor } from './age.ts'

test.each([
  ['TX', 18],
  ['AL', 19],
  ['NE', 19],
  ['MS', 21],
  [null, 18],
])('in %s people come of age at %i', (state, age) => {
  expect(ageOfMajority(state)).toBe(age)
})

test.each([
  ['TX', '2008-11-17', true],
  ['TX', '2008-11-16', false],
  ['AL', '2008-11-16', true],
  ['AL', '2007-11-16', false],
  ['MS', '2007-11-16', true],
  ['MS', '2005-11-16', false],
])('on November 16, 2026, somebody in %s who was born on %s: a minor is %s', (state, birth, expected) => {
  expect(isMinor(birth, state, '2026-11-16')).toBe(expected)
})

test('somebody born on February 29 comes of age on March 1', () => {
  expect(isMinor('2008-02-29', 'TX', '2026-02-28')).toBe(true)
  expect(isMinor('2008-02-29', 'TX', '2026-03-01')).toBe(false)
})
