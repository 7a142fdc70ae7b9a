import { expect, test } from 'vitest'
import { blogWords } from './content/words.ts'
import { needsContents, readPageNumber } from './content.ts'

test.each([
  [undefined, 1],
  ['1', 1],
  ['2', 2],
  ['417', 417],
  ['0', undefined],
  ['02', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['999999', undefined],
  ['two', undefined],
])('the page %s of a list is %s', (asked, page) => expect(readPageNumber(asked)).toBe(page))

test('one article is singular', () => {
  expect(blogWords.en.articles(1)).toBe('1 article')
  expect(blogWords.en.articles(0)).toBe('0 articles')
  expect(blogWords.en.articles(12)).toBe('12 articles')
})

test('only a long post with several parts has a table of contents', () => {
  expect(needsContents(5, 6)).toBe(true)
  expect(needsContents(2, 6)).toBe(false)
  expect(needsContents(9, 2)).toBe(false)
})
