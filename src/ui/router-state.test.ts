import { expect, test } from 'vitest'
import { NotPlain, toEntries, toPlain } from './router-state.ts'

test('what the router wrote is read as plain data', () => {
  const written = JSON.parse(
    '[{"_1":2,"_9":-5},"loaderData",{"_3":4},"root",{"_5":6,"_7":8,"_10":-7},"tags",[1,-5,8],"year",2026,"errors","id"]',
  )
  expect(toPlain(written)).toEqual({
    loaderData: { root: { tags: ['loaderData', null, 2026], year: 2026 } },
    errors: null,
  })
})

test('plain data comes back as it was', () => {
  const data = {
    texts: { 'hero.headline': 'Your case can take years.', empty: '' },
    list: [[], {}, null, 0, -1, 1.5, true, false],
    same: 'Your case can take years.',
  }
  expect(toPlain(toEntries(data))).toEqual(data)
})

test('values without a JSON form are refused', () => {
  expect(() => toPlain([['D', 1_700_000_000_000]])).toThrow(NotPlain)
  expect(() => toPlain([{ _1: 2 }, 'later', ['P', 2]])).toThrow(NotPlain)
  expect(() => toPlain([{ _1: -2 }, 'not a number'])).toThrow(NotPlain)
})
