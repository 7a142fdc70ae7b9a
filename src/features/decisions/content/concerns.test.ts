import { expect, test } from 'vitest'
import { sayUnjudged } from './concerns.ts'

test('documents that nobody judged are named once', () => {
  expect(sayUnjudged({ unjudged: 2, concerns: ['documents-not-accepted'] })).toBeNull()
  expect(sayUnjudged({ unjudged: 2, concerns: ['prior-funding'] })).toBe('2 documents aren’t judged.')
  expect(sayUnjudged({ unjudged: 1, concerns: [] })).toBe('1 document isn’t judged.')
  expect(sayUnjudged({ unjudged: 0, concerns: [] })).toBeNull()
})
