import { expect, test } from 'vitest'
import { countSlips } from './edit-distance.ts'

test.each([
  ['schmidt', 'schmidt', 0],
  ['schmdit', 'schmidt', 1],
  ['nakamurra', 'nakamura', 1],
  ['nakamra', 'nakamura', 1],
  ['fairwether', 'fairweather', 1],
  ['petrof', 'petrov', 1],
  ['jhonn', 'john', 2],
  ['abc', 'xyz', 3],
  ['', 'ab', 2],
])('%s is %s with %i slips', (one, other, slips) => {
  expect(countSlips(one, other, 2)).toBe(Math.min(slips, 3))
  expect(countSlips(other, one, 2)).toBe(Math.min(slips, 3))
})
