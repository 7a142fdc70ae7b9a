import { expect, test } from 'vitest'
import { readTime } from './body.ts'

test('read time is the words divided by 200, rounded up, and markup is not words', () => {
  const words = (count: number) => `<p>${'<b>word</b> '.repeat(count)}</p>`
  expect(readTime(words(1))).toBe(1)
  expect(readTime(words(200))).toBe(1)
  expect(readTime(words(201))).toBe(2)
  expect(readTime('<p>one</p><p>two</p>')).toBe(1)
})
