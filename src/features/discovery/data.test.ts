import { afterAll, beforeAll, expect, test } from 'vitest'
import { blogCategories, blogPosts } from '#db/schema/index.ts'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { publicPaths } from './content.ts'
import { listPublicPages, warmPaths } from './data.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDb('embedded')
  const [kept, empty] = await database.db
    .insert(blogCategories)
    .values([
      { slug: 'kept', name: 'Kept' },
      { slug: 'empty', name: 'Empty' },
    ])
    .returning()
  const post = (slug: string, published: boolean, categoryId = kept?.id ?? null) => ({
    slug,
    title: slug,
    content: '<p>x</p>',
    categoryId,
    published,
    publishedAt: published ? new Date('2026-01-01T00:00:00Z') : null,
  })
  await database.db
    .insert(blogPosts)
    .values([
      ...Array.from({ length: 120 }, (_, index) => post(`post-${index}`, true)),
      post('draft', false, empty?.id ?? null),
    ])
})
afterAll(() => database.close())

test('the sitemap has every published post and every category that has one, and no draft', async () => {
  const pages = await listPublicPages(database.db)
  const listed = pages.map(({ path }) => path)
  expect(listed).toEqual(expect.arrayContaining(publicPaths()))
  expect(listed.filter((path) => path.startsWith('/blog/post-'))).toHaveLength(120)
  expect(listed).toContain('/blog/category/kept')
  expect(listed).not.toContain('/blog/category/empty')
  expect(listed).not.toContain('/blog/draft')
  expect(new Set(listed).size).toBe(listed.length)
})

test('only as many posts are kept warm as the page cache has room for', async () => {
  const warm = await warmPaths(database.db)
  expect(warm).toEqual(expect.arrayContaining([...publicPaths(), '/blog/feed.xml']))
  expect(warm.filter((path) => path.startsWith('/blog/post-'))).toHaveLength(40)
})
