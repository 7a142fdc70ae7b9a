import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blogCategories, blogPosts, blogSlugRedirects } from '#db/schema/index.ts'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { pages, sitePages } from '../../../pages.ts'
import { createPageFinder, listPublicPages, listWarmPaths } from './data.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDb('postgres')
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
  const [first] = await database.db.select({ id: blogPosts.id }).from(blogPosts).limit(1)
  await database.db.insert(blogSlugRedirects).values({ slug: 'former', postId: first?.id ?? '' })
})
afterAll(() => database.close())

test('the sitemap has every published post and every category that has one, and no draft', async () => {
  const pages = await listPublicPages(database.db, sitePages.listed)
  const listed = pages.map(({ path }) => path)
  expect(listed).toEqual(expect.arrayContaining([...sitePages.listed]))
  expect(listed.filter((path) => path.startsWith('/blog/post-'))).toHaveLength(120)
  expect(listed).toContain('/blog/category/kept')
  expect(listed).not.toContain('/blog/category/empty')
  expect(listed).not.toContain('/blog/draft')
  expect(new Set(listed).size).toBe(listed.length)
})

test('the cache keeps only as many posts warm as it has room for', async () => {
  const warm = await listWarmPaths(database.db, sitePages.listed)
  expect(warm).toEqual(expect.arrayContaining([...sitePages.listed, '/blog/feed.xml']))
  expect(warm.filter((path) => path.startsWith('/blog/post-'))).toHaveLength(40)
})

describe('whether a page with a name in its address is there', () => {
  test.each([
    ['states/:code', { code: 'tx' }, true],
    ['states/:code', { code: 'zz' }, false],
    ['case-types/:caseType', { caseType: 'none' }, false],
    ['blog/:slug', { slug: 'post-7' }, true],
    ['blog/:slug', { slug: 'former' }, true],
    ['blog/:slug', { slug: 'draft' }, false],
    ['blog/:slug', { slug: 'none' }, false],
    ['blog/:slug', { slug: '%_' }, false],
    ['blog/:slug/share.png', { slug: 'post-7' }, true],
    ['blog/:slug/share.png', { slug: 'none' }, false],
    ['share/:page/card.png', { page: 'tx' }, true],
    ['share/:page/card.png', { page: 'how-it-works' }, true],
    ['share/:page/card.png', { page: 'none' }, false],
    ['blog/page/:page', { page: '1' }, true],
    ['blog/page/:page', { page: '10' }, true],
    ['blog/page/:page', { page: '11' }, false],
    ['blog/page/:page', { page: 'x' }, false],
    ['blog/category/:slug', { slug: 'kept' }, true],
    ['blog/category/:slug', { slug: 'empty' }, true],
    ['blog/category/:slug', { slug: 'none' }, false],
    ['blog/category/:slug/page/:page', { slug: 'kept', page: '10' }, true],
    ['blog/category/:slug/page/:page', { slug: 'kept', page: '11' }, false],
    ['a/new/:kind', { kind: 'of page' }, true],
  ])('%s %o: %s', async (pattern, params, is) => {
    const exists = createPageFinder({ db: database.db, pages, version: () => 1 })
    expect(await exists({ pattern, params })).toBe(is)
  })

  test('is checked again after a change', async () => {
    let version = 1
    const exists = createPageFinder({ db: database.db, pages, version: () => version })
    const page = { pattern: 'blog/category/:slug', params: { slug: 'later' } }
    expect(await exists(page)).toBe(false)
    await database.db.insert(blogCategories).values({ slug: 'later', name: 'Later' })
    expect(await exists(page)).toBe(false)
    version = 2
    expect(await exists(page)).toBe(true)
  })
})
