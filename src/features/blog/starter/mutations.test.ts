import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blogPosts } from '#db/schema/index.ts'
import { readSiteVersion } from '#db/site-version.ts'
import { createTestDb, databaseKinds, type TestDatabase } from '#db/testing.ts'
import { listCategories, listPublishedPosts } from '#features/blog/posts/data.ts'
import { starterPosts } from './content/starter-posts.ts'
import { seedStarterPosts } from './mutations.ts'

describe.each(databaseKinds())('the first posts on %s', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDb(kind)
  })
  afterAll(() => database.close())

  test('processes that start together give an empty blog its posts once, published in their order', async () => {
    const before = await readSiteVersion(database.db)
    await Promise.all([seedStarterPosts(database.db), seedStarterPosts(database.db)])
    const { posts, total } = await listPublishedPosts(database.db, { page: 1 })
    expect(total).toBe(8)
    expect(posts.map(({ slug }) => slug)).toEqual(starterPosts.map(({ slug }) => slug))
    const days = new Set(posts.map(({ publishedAt }) => publishedAt?.slice(0, 10)))
    expect([...days]).toEqual([new Date().toISOString().slice(0, 10)])
    for (const { readMinutes, category } of posts) {
      expect(readMinutes).toBeGreaterThan(2)
      expect(category).not.toBeNull()
    }
    const categories = await listCategories(database.db)
    expect(categories.map(({ postCount }) => postCount)).toEqual([2, 2, 2, 2])
    expect(await readSiteVersion(database.db)).toBe(before + 1)
  })

  test('an administrator who deletes them all doesn’t get them back', async () => {
    await database.db.delete(blogPosts)
    await seedStarterPosts(database.db)
    expect((await listPublishedPosts(database.db, { page: 1 })).total).toBe(0)
  })
})

test('a blog with a post of its own never gets them', async () => {
  const database = await createTestDb('postgres')
  await database.db.insert(blogPosts).values({ slug: 'own', title: 'Own', content: '<p>Own</p>' })
  await seedStarterPosts(database.db)
  await database.db.delete(blogPosts)
  await seedStarterPosts(database.db)
  expect(await database.db.select().from(blogPosts)).toEqual([])
  await database.close()
})
