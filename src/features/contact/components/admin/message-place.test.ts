import { expect, test } from 'vitest'
import { readPlace, searchOf } from './message-place.ts'

const id = '7a0f6c1e-8d0b-4a4e-9a53-0c5a3f1d2b4c'

test('an address says what is shown, and what is shown makes the same address', () => {
  const search = `?q=my+rent&state=unread&page=2&message=${id}`
  const place = readPlace(new URLSearchParams(search))
  expect(place).toEqual({ q: 'my rent', state: 'unread', page: 2, message: id })
  expect(searchOf(place)).toBe(search)
  expect(searchOf(readPlace(new URLSearchParams()))).toBe('')
})

test.each(['?page=0', '?page=x', '?state=other', '?message=../../admin/me'])(
  'an address that makes no sense (%s) shows the beginning',
  (search) => {
    expect(readPlace(new URLSearchParams(search))).toEqual({
      q: '',
      state: 'all',
      page: 1,
      message: undefined,
    })
  },
)
