import { expect, test } from 'vitest'
import type { Choosable } from '#features/applications/schema/rows.ts'
import { meantBy } from './use-list-keys.ts'

const row = (id: string) => ({ id }) as Choosable

test('a key means what is selected, wherever the focus is, and the focused row only without a selection', () => {
  const [first, second, focused] = [row('first'), row('second'), row('focused')]
  expect(meantBy([first, second], focused)).toEqual([first, second])
  expect(meantBy([first], undefined)).toEqual([first])
  expect(meantBy([], focused)).toEqual([focused])
  expect(meantBy([], undefined)).toEqual([])
})
