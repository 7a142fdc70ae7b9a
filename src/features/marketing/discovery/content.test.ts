import { expect, test } from 'vitest'
import { crawlersStayOut, publicPaths } from './content.ts'

test('every state and every kind of case has its page among the public ones, once', () => {
  const all = publicPaths()
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((path) => path.startsWith('/states/'))).toHaveLength(50)
  expect(all.filter((path) => path.startsWith('/case-types/'))).toHaveLength(8)
  expect(all).toContain('/states/ca')
  expect(all).toContain('/case-types/slip-and-fall')
})

test('no public page lies where crawlers are told to stay out', () => {
  const shut = publicPaths().filter((path) => crawlersStayOut.some((area) => path.startsWith(area)))
  expect(shut).toEqual([])
})
