import { expect, test } from 'vitest'
import { sayMoney } from './content.ts'

test.each([
  ['12,000', '$12,000'],
  ['$4500', '$4,500'],
  ['1234567.5', '$1,234,567.50'],
  ['about 12k', '“about 12k”'],
  ['12,00', '“12,00”'],
  ['not known', 'not known'],
])('a sum typed as %s is written %s', (typed, said) => expect(sayMoney(typed)).toBe(said))
