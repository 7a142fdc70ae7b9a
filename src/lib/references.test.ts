import { expect, test } from 'vitest'
import { findReference } from './references.ts'

test.each([
  ['About BF-2026K7Q2M9, please', 'BF-2026K7Q2M9'],
  ['my number is bf-2026k7q2m9.', 'BF-2026K7Q2M9'],
  ['(BF 2026K7Q2M9)', 'BF-2026K7Q2M9'],
  ['BF–2026K7Q2M9 and BF-2026AAAAAA', 'BF-2026K7Q2M9'],
  ['BF2026K7Q2M9', 'BF-2026K7Q2M9'],
  ['in 2026 before Monday', null],
  ['ABF-2026K7Q2M9', null],
  ['BF-2026K7Q2M9X', null],
  ['', null],
])('in %j the reference is %j', (words, reference) => expect(findReference(words)).toBe(reference))
