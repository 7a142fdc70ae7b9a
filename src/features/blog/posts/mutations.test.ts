import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { blogCategories, blogPosts } from '#db/schema/index.ts'
import { readSiteVersion } from '#db/site-version.ts'
import { createTestDb, databaseKinds } from '#db/testing.ts'
import { deleteCategory } from '#features/blog/categories/mutations.ts'
import { listVersions } from '#features/blog/versions/data.ts'
import { openJobs } from '#lib/jobs/jobs.ts'
import { jobServices } from '../../../../tests/support/job-services.ts'
import { findPostForAdmin, findPublishedPost, listPublishedPosts } from './data.ts'
import { publishAtItsTime } from './jobs.ts'
import {
  cancelSchedule,
  createPost,
  deletePost,
  publishPost,
  restoreVersion,
  schedulePost,
  updatePost,
} from './mutations.ts'
import { type NewPost, newPostSchema } from './schema.ts'

const draft = (input: Partial<NewPost> = {}) =>
  newPostSchema.parse({ title: 'First', slug: 'first', content: '<p>One two</p>', ...input })

describe.each(databaseKinds())('blog posts on %s', (kind) => {
  async function setUp({ working = false } = {}) {
    const database = await createTestDb(kind)
    const { db } = database
    const services = jobServices(db)
    const logger = pino({ enabled: false })
    const jobs = await openJobs({
      database,
      jobs: [publishAtItsTime],
      logger,
      ...(working && { services }),
    })
    onTestFinished(async () => {
      await jobs.stop()
      await database.close()
    })
    const create = async (input: Partial<NewPost> = {}) => {
      const created = await createPost(db, draft(input))
      if (!created.ok) throw new Error(created.reason)
      return created.id
    }
    const isPublic = async (slug = 'first') => {
      const found = await findPublishedPost(db, slug)
      return found !== undefined && 'post' in found
    }
    return { db, services: { db, enqueue: jobs.enqueue }, jobServices: services, create, isPublic }
  }

  test('are sanitised when they are stored', async () => {
    const { db, create } = await setUp()
    const id = await create({ content: '<p onclick="x()">Hi<script>x()</script></p>' })
    const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, id))
    expect(row?.content).toBe('<p>Hi</p>')
    await updatePost(db, id, { content: '<img src=x onerror=x()>' })
    const [changed] = await db.select().from(blogPosts).where(eq(blogPosts.id, id))
    expect(changed?.content).not.toContain('onerror')
  })

  test('stay private until they are published, and only then the site changes', async () => {
    const { db, create, isPublic } = await setUp()
    const before = await readSiteVersion(db)
    const id = await create()
    await updatePost(db, id, { title: 'Better' })
    expect(await isPublic()).toBe(false)
    expect(await readSiteVersion(db)).toBe(before)
    expect(await publishPost(db, id)).toEqual({ ok: true })
    expect(await isPublic()).toBe(true)
    expect(await readSiteVersion(db)).toBe(before + 1)
    expect(await publishPost(db, id)).toEqual({ ok: false, reason: 'published already' })
  })

  test('keep their first date when they are unpublished and published again', async () => {
    const { db, create, isPublic } = await setUp()
    const id = await create({ published: true })
    const first = (await findPostForAdmin(db, id))?.publishedAt
    await updatePost(db, id, { published: false })
    expect(await isPublic()).toBe(false)
    await publishPost(db, id)
    expect((await findPostForAdmin(db, id))?.publishedAt).toBe(first)
  })

  test('with a future date stay hidden, even if they bypassed the API', async () => {
    const { db, create, isPublic } = await setUp()
    const id = await create({ published: true })
    const publishedAt = new Date(Date.now() + 60_000)
    await db.update(blogPosts).set({ publishedAt }).where(eq(blogPosts.id, id))
    expect(await isPublic()).toBe(false)
    expect((await listPublishedPosts(db, { page: 1 })).total).toBe(0)
  })

  test('have unique slugs', async () => {
    const { db, create } = await setUp()
    await create()
    const other = await create({ slug: 'second' })
    expect(await createPost(db, draft())).toEqual({ ok: false, reason: 'slug taken' })
    expect(await updatePost(db, other, { slug: 'first' })).toEqual({ ok: false, reason: 'slug taken' })
    expect((await findPostForAdmin(db, other))?.slug).toBe('second')
  })

  test('redirect from former addresses, unless another post has the address or they are drafts again', async () => {
    const { db, create } = await setUp()
    const id = await create({ published: true })
    await updatePost(db, id, { slug: 'second' })
    await updatePost(db, id, { slug: 'third' })
    expect(await findPublishedPost(db, 'first')).toEqual({ redirectTo: 'third' })
    expect(await findPublishedPost(db, 'second')).toEqual({ redirectTo: 'third' })
    await create({ slug: 'second', title: 'Another', published: true })
    expect(await findPublishedPost(db, 'second')).toMatchObject({ post: { title: 'Another' } })
    await updatePost(db, id, { published: false })
    expect(await findPublishedPost(db, 'first')).toBeUndefined()
  })

  test('that were never published leave no redirect', async () => {
    const { db, create } = await setUp()
    const id = await create()
    await updatePost(db, id, { slug: 'second', published: true })
    expect(await findPublishedPost(db, 'first')).toBeUndefined()
  })

  test('tell a writer that somebody else saved first', async () => {
    const { db, create } = await setUp()
    const id = await create()
    expect(await updatePost(db, id, { title: 'Mine', version: 1 })).toEqual({ ok: true })
    const late = await updatePost(db, id, { title: 'Theirs', version: 1 })
    expect(late).toEqual({ ok: false, reason: 'changed meanwhile' })
    expect((await findPostForAdmin(db, id))?.title).toBe('Mine')
  })

  test('keep their last 20 versions and can go back to each', async () => {
    const { db, services, create } = await setUp()
    const id = await create({ published: true })
    for (let turn = 1; turn <= 25; turn++) await updatePost(db, id, { title: `Title ${turn}` })
    await updatePost(db, id, { title: 'Title 25' })
    const versions = await listVersions(db, id)
    expect(versions.map(({ title }) => title)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Title ${24 - index}`),
    )
    const [, , wanted] = versions
    expect(await restoreVersion(services, id, wanted?.id ?? 0)).toEqual({ ok: true })
    expect(await findPostForAdmin(db, id)).toMatchObject({ title: 'Title 22', published: true })
    expect((await listVersions(db, id))[0]?.title).toBe('Title 25')
  })

  test('are deleted at once, and come back as they were with their addresses', async () => {
    const { db, services, create, isPublic } = await setUp()
    const id = await create({ published: true, metaTitle: 'For search' })
    await updatePost(db, id, { slug: 'second' })
    const before = await findPostForAdmin(db, id)
    const version = await readSiteVersion(db)
    const deleted = await deletePost(db, id)
    expect(await isPublic('second')).toBe(false)
    expect(await findPublishedPost(db, 'first')).toBeUndefined()
    await restoreVersion(services, id, deleted.ok ? deleted.versionId : 0)
    const { updatedAt: _, version: __, ...same } = before ?? {}
    expect(await findPostForAdmin(db, id)).toMatchObject(same)
    expect(await findPublishedPost(db, 'first')).toEqual({ redirectTo: 'second' })
    expect(await readSiteVersion(db)).toBe(version + 2)
  })

  test('that were deleted can’t take back a slug that another post has now', async () => {
    const { db, services, create } = await setUp()
    const id = await create()
    const deleted = await deletePost(db, id)
    await create()
    const restored = await restoreVersion(services, id, deleted.ok ? deleted.versionId : 0)
    expect(restored).toEqual({ ok: false, reason: 'slug taken' })
  })

  test('stay without a category when theirs is deleted, and come back without it', async () => {
    const { db, services, create } = await setUp()
    const [category] = await db.insert(blogCategories).values({ slug: 'costs', name: 'Costs' }).returning()
    const id = await create({ categoryId: category?.id ?? '', published: true })
    expect((await findPostForAdmin(db, id))?.category).toEqual({ slug: 'costs', name: 'Costs' })
    await deleteCategory(db, category?.id ?? '')
    expect(await findPostForAdmin(db, id)).toMatchObject({ categoryId: null, category: null })
    expect(await createPost(db, draft({ slug: 'x', categoryId: category?.id ?? '' }))).toEqual({
      ok: false,
      reason: 'no such category',
    })
    await restoreVersion(services, id, (await listVersions(db, id))[0]?.id ?? 0)
    expect(await findPostForAdmin(db, id)).toMatchObject({ categoryId: null })
  })

  test('are published at their time, not before', async () => {
    const { db, services, jobServices, create, isPublic } = await setUp({ working: true })
    const id = await create()
    const at = new Date(Date.now() + 1500)
    expect(await schedulePost(services, id, at)).toEqual({ ok: true })
    // The job checks the post itself, so running it early does nothing.
    await publishAtItsTime.run({ postId: id }, jobServices)
    expect(await isPublic()).toBe(false)
    const version = await readSiteVersion(db)
    await expect.poll(() => isPublic(), { timeout: 10_000, interval: 100 }).toBe(true)
    expect(Date.now()).toBeGreaterThanOrEqual(at.getTime())
    expect(await readSiteVersion(db)).toBe(version + 1)
    expect(await findPostForAdmin(db, id)).toMatchObject({ publishedAt: at.toISOString(), scheduledAt: null })
  })

  test('wait if their time was canceled or put off', async () => {
    const { db, services, jobServices, create, isPublic } = await setUp()
    const id = await create()
    const soon = new Date(Date.now() + 60_000)
    expect(await schedulePost(services, id, new Date(0))).toEqual({ ok: false, reason: 'too early' })
    expect(await schedulePost(services, id, new Date('2999-01-01'))).toMatchObject({ reason: 'too late' })
    await schedulePost(services, id, soon)
    await publishAtItsTime.run({ postId: id }, jobServices)
    expect(await cancelSchedule(db, id)).toEqual({ ok: true })
    expect(await cancelSchedule(db, id)).toEqual({ ok: false, reason: 'not scheduled' })
    await publishAtItsTime.run({ postId: id }, jobServices)
    expect(await isPublic()).toBe(false)
    await publishPost(db, id)
    expect(await schedulePost(services, id, soon)).toEqual({ ok: false, reason: 'published already' })
  })
})
