import { expect, test } from 'vitest'
import { makeReference } from './reference-number.tsx'

test('a reference is the prefix, the year and six capital letters or digits', () => {
  const references = Array.from({ length: 200 }, () => makeReference(2026))
  for (const reference of references) expect(reference).toMatch(/^BF-2026[A-Z0-9]{6}$/)
  expect(new Set(references).size).toBe(200)
})
