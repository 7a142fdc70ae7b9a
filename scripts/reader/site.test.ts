import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#db/database.ts'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { seedStarterPosts } from '#features/blog/starter/mutations.ts'
import { peopleKey } from '#features/content/company/schema.ts'
import { createContentItem } from '#features/content/mutations.ts'
import { paths } from '#site/paths.ts'
import { contentRegistry } from '../../src/pages.ts'
import { drawPages } from '../../tests/support/drawn-pages.ts'
import { sample } from '../../tests/support/sample.ts'
import { categoryPaths, postPaths, sitePaths } from '../../tests/support/site-paths.ts'
import { bars, comparePages, readPage } from './bars.ts'

let database: TestDatabase
let draw: Awaited<ReturnType<typeof drawPages>>

beforeAll(async () => {
  database = await createTestDb('embedded')
  await seedStarterPosts(database.db)
  await openWhoWeAre(database.db)
  draw = await drawPages(database.db)
}, 180_000)
afterAll(() => database.close())

const isIn = (folder: string) => (path: string) => path.startsWith(`${folder}/`)
const states = sitePaths.filter(isIn(paths.states))
const caseTypes = sitePaths.filter(isIn(paths.caseTypes))
const posts = [...categoryPaths, ...postPaths]
const others = [
  ...sitePaths.filter((path) => ![...states, ...caseTypes, ...posts].includes(path)),
  paths.thankYou,
  '/nowhere',
  '/states/nowhere',
  '/case-types/nowhere',
  '/blog/nowhere',
]

/** The page says more once it names somebody. */
const openWhoWeAre = (db: Database) =>
  createContentItem(
    { db, registry: contentRegistry },
    {
      key: peopleKey,
      section: 'pages',
      title: 'People',
      type: 'json',
      content: JSON.stringify([{ name: 'Maria Ortiz', role: 'Reads your case' }]),
    },
  )

async function drawAll(drawn: readonly string[]) {
  const pages: { path: string; html: string }[] = []
  for (const path of drawn) pages.push({ path, html: await draw(path) })
  return pages
}

/** States differ by their facts; two that shared more would be one page with two names. */
describe.each([
  ['the states', sample(states, 17)],
  ['the case types', caseTypes],
])('%s', (_, family) => {
  let pages: Awaited<ReturnType<typeof drawAll>>
  beforeAll(async () => {
    pages = await drawAll(family)
  }, 180_000)

  test('read easily', () => {
    expect(pages.flatMap(({ path, html }) => readPage(path, html).faults)).toEqual([])
  })

  test('say things of their own', () => {
    expect(comparePages(pages).filter(({ shared }) => shared > bars.shared)).toEqual([])
  })
})

test.each([
  ['the blog', sample(posts, 8)],
  ['every other page', others],
])('%s reads easily', async (_, family) => {
  const pages = await drawAll(family)
  expect(pages.flatMap(({ path, html }) => readPage(path, html).faults)).toEqual([])
})
