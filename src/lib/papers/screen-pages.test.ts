import { expect, test } from 'vitest'
import { longTable, rowsOf } from '../../../tests/support/papers/hard-papers.ts'
import type { Block } from './paper.ts'
import { printPages } from './print/print-paper.ts'
import { pagesOf } from './screen-pages.ts'

const said = (text: string): Block => ({ kind: 'paragraph', text })
const [first] = longTable.parts
const table = rowsOf(60)

test('a table of three pages is on each of them, and what follows on the last', async () => {
  const paper = { ...longTable, parts: [{ title: 'Long', blocks: [said('a'), table, said('b')] }] }
  const { starts, pages } = await printPages(paper)
  expect(pages).toBe(4)
  expect(pagesOf({ ...paper, pageStarts: starts }).map(({ blocks }) => blocks)).toEqual([
    [said('a'), table],
    [table],
    [table],
    [said('b')],
  ])
})

test('a paper that nobody printed has a page for each part', () => {
  const parts = [first, first].flatMap((part) => part ?? [])
  expect(pagesOf({ ...longTable, parts })).toMatchObject([
    { number: 1, isFirstOfPart: true },
    { number: 2, isFirstOfPart: true },
  ])
})
