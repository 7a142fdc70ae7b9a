import { expect, test } from 'vitest'
import type { ListedApplication } from '#features/applications/schema/rows.ts'
import { findKnown, listSearches } from './known-files.ts'

const file = (id: string, more: Partial<ListedApplication>) =>
  ({
    ...{ id, role: 'plaintiff', firstName: 'Clementine', lastName: 'Ashby' },
    ...{ phone: '(804) 555-0119', email: 'clem@example.com', clientFirstName: null, clientLastName: null },
    ...more,
  }) as ListedApplication

const typed = {
  ...{ firstName: 'clementine', lastName: 'Ashby', phone: '+1 804 555 0119', email: 'Clem@example.com' },
}

test('only what is whole is searched', () => {
  expect(listSearches('plaintiff', typed)).toEqual(['8045550119', 'Clem@example.com', 'clementine Ashby'])
  expect(listSearches('plaintiff', { phone: '804555', email: 'clem@', firstName: 'Clementine' })).toEqual([])
})

test('the strongest match comes first, and what is only spelled alike is none', () => {
  const found = [
    file('name', { phone: '', email: 'other@example.com' }),
    file('alike', { phone: '(804) 555-0118', email: 'clen@example.com', lastName: 'Ashbie' }),
    file('all', {}),
    file('all', {}),
  ]
  expect(findKnown('plaintiff', typed, found).map(({ file: { id }, same }) => [id, same])).toEqual([
    ['all', ['phone', 'email', 'name']],
    ['name', ['name']],
  ])
})

test('an attorney’s own number says nothing about the client', () => {
  const client = { clientFirstName: 'Clementine', clientLastName: 'Ashby' }
  const sent = file('by attorney', { role: 'attorney', firstName: 'Ada', lastName: 'Byline', ...client })
  expect(listSearches('attorney', { ...typed, ...client })).toEqual(['Clementine Ashby'])
  expect(findKnown('attorney', { ...typed, ...client }, [sent])).toEqual([{ file: sent, same: ['name'] }])
})
