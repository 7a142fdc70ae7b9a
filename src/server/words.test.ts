import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { isWithin, privateAreas, splitLanguage } from '#site/addresses.ts'
import { pseudoLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { drawPages } from '../../tests/support/drawn-pages.ts'
import { findPlainWords } from '../../tests/support/plain-words.ts'
import { sample } from '../../tests/support/sample.ts'
import { sitePages } from '../pages.ts'

const kindOf = (path: string) => path.replace(/^(\/(?:states|case-types|blog))\/.+/, '$1/…')

/** Links of a page that leave its language. One person's pages have none. */
const listForeignLinks = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)]
    .map(([, to = '']) => to)
    .filter((to) => splitLanguage(to).locale !== pseudoLocale && !isWithin(to, privateAreas))

test('a sentence outside a record is found, wherever people read or hear it', () => {
  const html = `<title>⟦Hóme⟧ | Name</title><meta name="description" content="Some words">
    <script type="application/ld+json">{"@type":"Thing","name":"A thing"}</script>
    <main><p>⟦Óñé ⟦twó⟧⟧ <b>three</b> 4</p><img alt="A lamp"><i translate="no">Typed</i><p>Nov 3, 5 PM ET</p></main>`
  expect(findPlainWords(html)).toEqual([
    { place: 'head', words: '⟦Hóme⟧ | Name' },
    { place: 'head', words: 'Some words' },
    { place: 'head', words: 'A thing' },
    { place: 'main', words: '⟦Óñé ⟦twó⟧⟧ three 4' },
    { place: 'main', words: 'A lamp' },
  ])
})

describe('every public page in the pseudo-language', () => {
  let database: TestDatabase
  let draw: Awaited<ReturnType<typeof drawPages>>
  beforeAll(async () => {
    database = await createTestDb('postgres')
    draw = await drawPages(database.db)
  })
  afterAll(() => database.close())

  const kinds = Map.groupBy([...sitePages.listed, paths.thankYou, '/nowhere'], kindOf)

  test.each([...kinds])('%s', async (_kind, listed) => {
    const found = new Set<string>()
    for (const path of sample(listed, 2)) {
      const html = await draw(path, pseudoLocale)
      for (const { words } of findPlainWords(html)) found.add(words)
      for (const link of listForeignLinks(html)) found.add(`${path} leads to ${link}`)
    }
    expect([...found]).toEqual([])
  })
})
