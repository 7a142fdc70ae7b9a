import { expect, test } from 'vitest'
import { formatCents } from './format.ts'

test.each([
  [0, '$0.00'],
  [8_512_17, '$8,512.17'],
  [92_709_068_817_883, '$927,090,688,178.83'],
])('%i cents are written to the cent', (cents, words) => {
  expect(formatCents(cents)).toBe(words)
})
