import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentVersions } from '#db/schema/index.ts'
import { readSiteVersion } from '#db/site-version.ts'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import { findItem } from './data.ts'
import { deleteContentItem, saveContentItem } from './mutations.ts'

describe.each(databaseKinds)('changing content on %s', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDb(kind)
  })
  afterAll(() => database.close())

  const save = (key: string, content: string) =>
    saveContentItem(database.db, { key, section: 'hero', title: 'T', type: 'text', content })
  const earlier = async (key: string) => {
    const rows = await database.db.select().from(contentVersions).where(eq(contentVersions.key, key))
    return rows.sort((a, b) => a.version - b.version).map(({ content, version }) => ({ content, version }))
  }

  test('a save is seen by the next read and makes a new version of the site', async () => {
    const before = await readSiteVersion(database.db)
    await save('hero.a', 'one')
    expect(await findItem(database.db, 'hero.a')).toMatchObject({
      content: 'one',
      title: 'T',
      section: 'hero',
    })
    expect(await readSiteVersion(database.db)).toBe(before + 1)
  })

  test('what was there before is kept', async () => {
    await save('hero.b', 'one')
    await save('hero.b', 'two')
    await save('hero.b', 'three')
    expect(await earlier('hero.b')).toEqual([
      { content: 'one', version: 1 },
      { content: 'two', version: 2 },
    ])
  })

  test('writers at the same time lose none of the texts between them', async () => {
    await Promise.all(['1', '2', '3', '4'].map((content) => save('hero.c', content)))
    const current = await findItem(database.db, 'hero.c')
    const all = [...(await earlier('hero.c')).map(({ content }) => content), current?.content]
    expect(all.sort()).toEqual(['1', '2', '3', '4'])
  })

  test('a deleted item is gone and its last text is kept', async () => {
    await save('hero.d', 'one')
    expect(await deleteContentItem(database.db, 'hero.d')).toBe(true)
    expect(await findItem(database.db, 'hero.d')).toBeUndefined()
    expect(await earlier('hero.d')).toEqual([{ content: 'one', version: 1 }])
    expect(await deleteContentItem(database.db, 'hero.d')).toBe(false)
  })
})
