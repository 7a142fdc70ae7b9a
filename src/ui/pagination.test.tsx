import { describe, expect, test } from 'vitest'
import { choosePages } from './pagination.tsx'

const GAP = 0

describe('the pages shown', () => {
  test.each([
    ['all when they are few', 2, 3, [1, 2, 3]],
    ['the first, the last and the neighbors', 6, 12, [1, GAP, 5, 6, 7, GAP, 12]],
    ['no gap where only one page would be left out', 4, 7, [1, 2, 3, 4, 5, 6, 7]],
    ['at the beginning', 1, 12, [1, 2, GAP, 12]],
    ['at the end', 12, 12, [1, GAP, 11, 12]],
    ['the ends alone when the page lies outside', 40, 12, [1, GAP, 12]],
  ])('are %s', (_, page, pageCount, pages) => {
    expect(choosePages(page, pageCount)).toEqual(pages)
  })
})
