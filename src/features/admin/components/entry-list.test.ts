import { expect, test } from 'vitest'
import { moveEntry } from './entry-list.tsx'

test('an entry moves up and down, but not past the ends', () => {
  expect(moveEntry(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  expect(moveEntry(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moveEntry(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moveEntry(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})
