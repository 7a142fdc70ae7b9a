import { expect, test } from 'vitest'
import { apiParams, readListState, searchOf, toggleSort } from './list-state.ts'

const id = '7a0f6c1e-8d0b-4a4e-9a53-0c5a3f1d2b4c'

test('an address describes the screen, and the screen gives the same address', () => {
  const search = `?q=ana+reyes&status=received&overdue=true&from=2026-01-02&sort=-name&page=3&pageSize=50&application=${id}&tab=notes`
  const place = readListState(new URLSearchParams(search))
  expect(place).toEqual({
    filters: { q: 'ana reyes', status: 'received', overdue: 'true', from: '2026-01-02' },
    sort: '-name',
    page: 3,
    pageSize: 50,
    application: id,
    tab: 'notes',
  })
  expect(searchOf(place)).toBe(search)
  expect(searchOf(readListState(new URLSearchParams()))).toBe('?')
})

test('ignores nonsense in an address and keeps the rest', () => {
  const place = readListState(
    new URLSearchParams('?status=lost&state=DC&sort=email&page=-2&pageSize=7&application=../x&role=attorney'),
  )
  expect(place).toEqual({
    filters: { role: 'attorney' },
    sort: '-submittedAt',
    page: 1,
    pageSize: 25,
    application: undefined,
    tab: undefined,
  })
})

test('a tab belongs to an open application', () => {
  const place = readListState(new URLSearchParams(`?application=${id}&tab=timeline`))
  expect(searchOf({ ...place, application: undefined })).toBe('?')
  expect(searchOf({ ...place, tab: undefined })).toBe(`?application=${id}`)
})

test('a day is the reader’s own', () => {
  const asked = apiParams({ from: '2026-03-08', to: '2026-03-08' })
  expect(asked.get('from')).toBe(new Date(2026, 2, 8).toISOString())
  expect(asked.get('to')).toBe(new Date(2026, 2, 9).toISOString())
})

test('a column head reverses its order', () => {
  expect(toggleSort('-submittedAt', 'name')).toBe('name')
  expect(toggleSort('name', 'name')).toBe('-name')
  expect(toggleSort('-name', 'name')).toBe('name')
})
