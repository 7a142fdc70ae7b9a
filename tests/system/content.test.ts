import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentItems } from '#db/schema/index.ts'
import { bumpSiteVersion } from '#db/site-version.ts'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import type { ContentDefinition, PageName } from '#features/content/content/definition.ts'
import { pagePaths } from '#features/content/content/page-paths.ts'
import { contentRegistry } from '#features/content/content.ts'
import { createContentItem, deleteContentItem } from '#features/content/mutations.ts'
import { type ServerProcess, startServer, temporaryFolder } from '../support/server-process.ts'

const folder = temporaryFolder()
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

const read = async (page: PageName) => (await fetch(server.url + pagePaths[page])).text()

const words = Object.entries<ContentDefinition>(contentRegistry)
  .filter(([, definition]) => definition.type !== 'json')
  // A phone number is shown only when it can be dialed.
  .map(([key, { section, usedOn }], index) => {
    const mark = key === 'global.contact.phone' ? '(212) 555-0188' : `Mark${index}End`
    return { key, section, usedOn, mark }
  })

async function missingMarks(): Promise<string[]> {
  const pages = new Map<PageName, string>()
  for (const { usedOn } of words) if (!pages.has(usedOn)) pages.set(usedOn, await read(usedOn))
  return words.filter(({ usedOn, mark }) => !pages.get(usedOn)?.includes(mark)).map(({ key }) => key)
}

test('every key of the registry shows on the page it names, and its default when it is deleted', async () => {
  for (const { key, section, mark } of words) {
    await createContentItem(database.db, { key, section, type: 'text', title: null, content: mark })
  }
  await expect.poll(missingMarks, { timeout: 30_000 }).toEqual([])
  for (const { key } of words) await deleteContentItem(database.db, key)
  await expect.poll(async () => (await missingMarks()).length, { timeout: 30_000 }).toBe(words.length)
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
  const before = await read('Home')
  await createContentItem(database.db, { ...item, content: JSON.stringify(one) })
  await expect.poll(() => read('Home'), { timeout: 30_000 }).toContain('Somebody New')
  // Past the checks, as a hand in the database could.
  await database.db.transaction(async (tx) => {
    await tx.update(contentItems).set({ content: '[{"name": "Broken' })
    await bumpSiteVersion(tx)
  })
  await expect.poll(() => read('Home'), { timeout: 30_000 }).toBe(before)
})
