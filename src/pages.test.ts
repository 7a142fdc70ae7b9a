import { expect, test } from 'vitest'
import { listCaseTypes } from '#features/case-types/content.ts'
import { sitePages } from './pages.ts'

const { listed, keptOut } = sitePages

test('every state and every kind of case has its page among the public ones, once', () => {
  expect(new Set(listed).size).toBe(listed.length)
  // And the District of Columbia, which is no state.
  expect(listed.filter((path) => path.startsWith('/states/') && path !== '/states/dc')).toHaveLength(50)
  expect(listed).toContain('/states/dc')
  expect(listed.filter((path) => path.startsWith('/case-types/'))).toHaveLength(listCaseTypes('en').length)
  expect(listed).toContain('/states/ca')
  expect(listed).toContain('/case-types/slip-and-fall')
})

test('no public page lies where crawlers are told to stay out', () => {
  const shut = listed.filter((path) => keptOut.some((area) => path.startsWith(area)))
  expect(shut).toEqual([])
})
