import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { pseudoLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { drawPages } from '../../tests/support/drawn-pages.ts'
import { findPlainWords, type PlainWords } from '../../tests/support/plain-words.ts'
import { sample } from '../../tests/support/sample.ts'
import { sitePages } from '../pages.ts'

/**
 * Pages that still say something outside a record, or can't be drawn in another language yet. A page that can leaves
 * this list: it only shrinks.
 */
const notYet = [
  ...['/', '/how-it-works', '/faq', '/what-we-fund', '/for-attorneys', '/cookie-policy', '/health-data'],
  ...['/cost', '/cost/offers', '/states', '/case-types/…'],
]

const kindOf = (path: string) => path.replace(/^(\/(?:states|case-types|blog))\/.+/, '$1/…')

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
    database = await createTestDb('embedded')
    draw = await drawPages(database.db)
  })
  afterAll(() => database.close())

  const kinds = Map.groupBy([...sitePages.listed, paths.thankYou, '/nowhere'], kindOf)

  const drawn = async (listed: readonly string[]) => {
    const found = new Map<string, PlainWords>()
    for (const path of sample(listed, 2))
      for (const plain of findPlainWords(await draw(path, pseudoLocale))) found.set(plain.words, plain)
    return [...found.values()]
  }

  test.each([...kinds].filter(([kind]) => !notYet.includes(kind)))('%s', async (_kind, listed) => {
    expect(await drawn(listed)).toEqual([])
  })

  test.each(notYet)('the frame of %s, whose own words are still to come', async (kind) => {
    const plain = await drawn(kinds.get(kind) ?? []).catch(() => undefined)
    expect(plain?.filter(({ place }) => place === 'frame') ?? []).toEqual([])
    expect(plain, 'no longer belongs into the list').not.toEqual([])
  })
})
