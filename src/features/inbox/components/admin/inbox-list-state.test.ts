import { expect, test } from 'vitest'
import { readListState, searchOf } from './inbox-list-state.ts'

const id = '7a0f6c1e-8d0b-4a4e-9a53-0c5a3f1d2b4c'
const beginning = { q: '', state: 'unanswered', page: 1, file: undefined, open: undefined }

test('an address describes the screen, and the screen gives the same address', () => {
  const search = `?q=my+rent&state=unread&page=2&message=${id}`
  const place = readListState(new URLSearchParams(search))
  expect(place).toEqual({
    q: 'my rent',
    state: 'unread',
    page: 2,
    file: undefined,
    open: { kind: 'contact', id },
  })
  expect(searchOf(place)).toBe(search)
  const thread = `?file=${id}&thread=firm-${id}`
  expect(readListState(new URLSearchParams(thread)).open).toEqual({ kind: 'case', id, party: 'firm' })
  expect(searchOf(readListState(new URLSearchParams(thread)))).toBe(thread)
  expect(searchOf(readListState(new URLSearchParams()))).toBe('?')
})

test.each(['?page=0', '?page=x', '?state=other', '?message=../../admin/me', `?thread=owner-${id}`])(
  'an address that makes no sense (%s) shows the beginning',
  (search) => expect(readListState(new URLSearchParams(search))).toEqual(beginning),
)
