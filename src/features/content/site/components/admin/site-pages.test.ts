import { expect, test } from 'vitest'
import { listRegistry } from '#features/content/data.ts'
import { contentRegistry } from '../../../../../pages.ts'
import { namedParts } from '../../content.ts'
import { filterPages, listPages, textsOf } from './site-pages.ts'
import { compareWords } from './words-compared.tsx'

const pages = listPages(listRegistry(contentRegistry), [])

test('every text of the site has a name, and no two texts of a part share one', () => {
  expect(pages.flatMap(textsOf)).toHaveLength(Object.keys(contentRegistry).length)
  expect(pages.flatMap(({ parts }) => parts.map(({ name }) => name))).not.toContain('Texts')
  for (const { name: page, parts } of pages)
    for (const { name, texts } of parts) {
      const names = texts.map((text) => text.name)
      expect(new Set(names).size, `${page}, ${name}`).toBe(names.length)
    }
})

test('no text that is gone still has a name', () => {
  const keys = namedParts.flatMap(({ texts }) => Object.keys(texts))
  expect(keys.filter((key) => !Object.hasOwn(contentRegistry, key))).toEqual([])
})

test('a page without names shows its texts by their keys', () => {
  const known = {
    section: 'pages',
    type: 'text',
    default: 'Words',
    usedOn: 'New page',
    path: '/new',
  } as const
  const [page] = listPages([{ ...known, key: 'new-page.side-note' }], [])
  expect(page?.parts).toMatchObject([{ name: 'Texts', texts: [{ name: 'Side note' }] }])
})

test('the list keeps pages and parts that have something to show', () => {
  const found = filterPages(pages, ({ key }) => key === 'global.contact.phone')
  expect(found.map(({ name, parts }) => [name, parts.map((part) => part.name)])).toEqual([
    ['Every page', ['How to reach you']],
  ])
})

test('two texts are compared word by word, and long ones not at all', () => {
  expect(compareWords('We advance you part now', 'We pay you part')).toEqual([
    { kind: 'same', words: 'We ' },
    { kind: 'gone', words: 'advance ' },
    { kind: 'new', words: 'pay ' },
    { kind: 'same', words: 'you ' },
    { kind: 'gone', words: 'part now' },
    { kind: 'new', words: 'part' },
  ])
  expect(compareWords('word '.repeat(700), 'word')).toBeUndefined()
})
