import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentItems } from '#db/schema/index.ts'
import { bumpSiteVersion } from '#db/site-version.ts'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { peopleKey } from '#features/content/company/schema.ts'
import { createContentItem, deleteContentItem } from '#features/content/mutations.ts'
import { setOurWord } from '#features/deadlines/kept-promise/mutations.ts'
import { paths } from '#site/paths.ts'
import { contentRegistry } from '../../src/pages.ts'
import { makeTemporaryFolder, type ServerProcess, startServer } from '../support/server-process.ts'

const folder = makeTemporaryFolder()
let database: TestDatabase
let server: ServerProcess

beforeAll(async () => {
  database = await createTestDb('postgres')
  server = await startServer({
    DATABASE_URL: database.databaseUrl ?? '',
    APP_SECRET: 'for tests only, not a secret at all',
    DATA_DIR: folder.path,
    LOG_LEVEL: 'fatal',
  })
})
afterAll(async () => {
  await server.stop()
  await database.close()
  folder.remove()
})

const read = async (path: string) => (await fetch(server.url + path)).text()
const store = () => ({ db: database.db, registry: contentRegistry })

const words = Object.entries(contentRegistry)
  .filter(([, definition]) => definition.type !== 'json')
  .map(([key, { section, path }], index) => ({ key, section, path, mark: markFor(key, `Mark${index}End`) }))

/** A phone number shows only if it can be dialed, a page elsewhere only if it can be opened. */
function markFor(key: string, mark: string): string {
  if (key === 'global.contact.phone') return '(212) 555-0188'
  return /^global\.footer\.(facebook|linkedin|instagram)$/.test(key) ? `https://example.com/${mark}` : mark
}

async function findMissingMarks(): Promise<string[]> {
  const pages = new Map<string, string>()
  for (const { path } of words) if (!pages.has(path)) pages.set(path, await read(path))
  return words.filter(({ path, mark }) => !pages.get(path)?.includes(mark)).map(({ key }) => key)
}

test('every key of the registry shows on the page it names, and its default when it is deleted', async () => {
  // Opens the page about them.
  const people = JSON.stringify([{ name: 'Maria Ortiz', role: 'Reads your case' }])
  const item = { key: peopleKey, section: 'pages', type: 'json' as const, title: null }
  await createContentItem(store(), { ...item, content: people })
  // Visitors find it only then.
  await setOurWord(database.db, true, { by: undefined, now: new Date() })
  for (const { key, section, mark } of words) {
    await createContentItem(store(), { key, section, type: 'text', title: null, content: mark })
  }
  await expect.poll(findMissingMarks, { timeout: 30_000 }).toEqual([])
  // In this order: once the words are gone from the pages, so is the link to the page about them.
  for (const key of [peopleKey, ...words.map(({ key }) => key)])
    await deleteContentItem({ db: database.db }, key)
  await expect.poll(async () => (await findMissingMarks()).length, { timeout: 30_000 }).toBe(words.length)
})

test('testimonials that cannot be read are replaced by the six defaults', async () => {
  const item = { key: 'testimonials.items', section: 'testimonials', type: 'json' as const, title: null }
  const one = [
    {
      id: '1',
      name: 'Somebody New',
      role: 'client',
      content: 'Thank you.',
      avatar: '',
      rating: 5,
      type: 'client',
    },
  ]
  const before = await read(paths.home)
  await createContentItem(store(), { ...item, content: JSON.stringify(one) })
  await expect.poll(() => read(paths.home), { timeout: 30_000 }).toContain('Somebody New')
  // Bypasses the checks, like a manual edit of the database.
  await database.db.transaction(async (tx) => {
    await tx.update(contentItems).set({ content: '[{"name": "Broken' })
    await bumpSiteVersion(tx)
  })
  await expect.poll(() => read(paths.home), { timeout: 30_000 }).toBe(before)
})
