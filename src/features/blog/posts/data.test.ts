import { describe, expect, onTestFinished, test } from 'vitest'
import { blogCategories, blogPosts } from '#db/schema/index.ts'
import { createTestDb, databaseKinds } from '#db/testing.ts'
import {
  findCategory,
  findPublishedPost,
  listCategories,
  listFeedPosts,
  listPublishedPostPaths,
  listPublishedPosts,
  listRelatedPosts,
} from './data.ts'

const hour = 3_600_000

describe.each(databaseKinds())('what anyone may read of the blog on %s', (kind) => {
  /** Makes fifteen published posts, every third about costs, plus a draft and one dated tomorrow in each place. */
  async function setUp() {
    const { db, close } = await createTestDb(kind)
    onTestFinished(close)
    const [costs, , empty] = await db
      .insert(blogCategories)
      .values(['costs', 'basics', 'empty'].map((slug) => ({ slug, name: slug })))
      .returning()
    const now = Date.now()
    const post = (slug: string, more: Partial<typeof blogPosts.$inferInsert> = {}) => ({
      slug,
      title: slug,
      content: `<p>The body of ${slug}</p>`,
      ...more,
    })
    await db.insert(blogPosts).values([
      ...Array.from({ length: 15 }, (_, index) =>
        post(`post-${index}`, {
          published: true,
          publishedAt: new Date(now - (index + 1) * hour),
          categoryId: index % 3 === 0 ? (costs?.id ?? null) : null,
        }),
      ),
      post('draft', { categoryId: costs?.id ?? null }),
      post('tomorrow', {
        published: true,
        publishedAt: new Date(now + 24 * hour),
        categoryId: empty?.id ?? null,
      }),
    ])
    return { db, costs }
  }
  const slugs = (posts: { slug: string }[]) => posts.map(({ slug }) => slug)
  const namePosts = (...numbers: number[]) => numbers.map((number) => `post-${number}`)

  test('is listed newest first, twelve at a time, without bodies', async () => {
    const { db } = await setUp()
    const first = await listPublishedPosts(db, { page: 1 })
    expect(first.total).toBe(15)
    expect(slugs(first.posts)).toEqual(namePosts(...Array.from({ length: 12 }, (_, index) => index)))
    expect(first.posts[0]).not.toHaveProperty('content')
    expect(slugs((await listPublishedPosts(db, { page: 2 })).posts)).toEqual(namePosts(12, 13, 14))
    expect((await listPublishedPosts(db, { page: 3 })).posts).toEqual([])
  })

  test('is listed by category', async () => {
    const { db } = await setUp()
    const { posts, total } = await listPublishedPosts(db, { page: 1, categorySlug: 'costs' })
    expect(total).toBe(5)
    expect(slugs(posts)).toEqual(namePosts(0, 3, 6, 9, 12))
    expect(posts[0]?.category).toEqual({ slug: 'costs', name: 'costs' })
    expect(await listPublishedPosts(db, { page: 1, categorySlug: 'none' })).toEqual({ posts: [], total: 0 })
  })

  test('never includes drafts or future posts', async () => {
    const { db } = await setUp()
    for (const hidden of ['draft', 'tomorrow']) {
      expect(await findPublishedPost(db, hidden)).toBeUndefined()
      expect(slugs(await listPublishedPostPaths(db))).not.toContain(hidden)
      expect(slugs(await listFeedPosts(db))).not.toContain(hidden)
      expect(
        slugs(await listRelatedPosts(db, { id: crypto.randomUUID(), categoryId: null }, 50)),
      ).not.toContain(hidden)
    }
  })

  test('is counted by category, empty ones too', async () => {
    const { db } = await setUp()
    const counts = (await listCategories(db)).map(({ slug, postCount }) => [slug, postCount])
    expect(counts).toEqual([
      ['basics', 0],
      ['costs', 5],
      ['empty', 0],
    ])
    expect(await findCategory(db, 'costs')).toMatchObject({ name: 'costs' })
    expect(await findCategory(db, 'none')).toBeUndefined()
  })

  test('suggests posts of the same category first, never itself', async () => {
    const { db, costs } = await setUp()
    const found = await findPublishedPost(db, 'post-3')
    const post = found && 'post' in found ? found.post : undefined
    const related = await listRelatedPosts(db, post ?? { id: '', categoryId: null })
    expect(slugs(related)).toEqual(namePosts(0, 6, 9))
    const many = await listRelatedPosts(db, { id: post?.id ?? '', categoryId: costs?.id ?? null }, 6)
    expect(slugs(many)).toEqual(namePosts(0, 6, 9, 12, 1, 2))
  })

  test('is in the feed with its body, sanitized even if it bypassed the API', async () => {
    const { db } = await setUp()
    const featuredImage = 'javascript:x()'
    const content = '<p>Fine</p><script>x()</script>'
    const values = {
      slug: 'newest',
      title: 'N',
      content,
      featuredImage,
      published: true,
      publishedAt: new Date(),
    }
    await db.insert(blogPosts).values(values)
    const [newest] = await listFeedPosts(db, 3)
    expect(newest).toMatchObject({ slug: 'newest', content: '<p>Fine</p>', featuredImage: null })
  })
})
