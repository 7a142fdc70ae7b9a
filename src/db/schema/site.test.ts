import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealMessage } from '../../../tests/support/row-sealer.ts'
import type { Database } from '../database.ts'
import { createTestDb, databaseKinds, findRefusal, type TestDatabase } from '../testing.ts'
import {
  blogCategories,
  blogPosts,
  blogSlugRedirects,
  contactMessages,
  contentItems,
  people,
  siteVersion,
} from './index.ts'

describe.each(databaseKinds())('the schema of the site on %s', (kind) => {
  let database: TestDatabase
  let db: Database
  beforeAll(async () => {
    database = await createTestDb(kind)
    db = database.db
  })
  afterAll(() => database.close())

  it('keeps a post when its category goes, and drops its old addresses with the post', async () => {
    const [category] = await db.insert(blogCategories).values({ slug: 'guides', name: 'Guides' }).returning()
    const draft = { slug: 'first-post', title: 'First', content: '<p>Hello</p>', categoryId: category?.id }
    const [post] = await db.insert(blogPosts).values(draft).returning()
    const postId = post?.id ?? ''
    await db.insert(blogSlugRedirects).values({ slug: 'older', postId })
    expect(await findRefusal(db.insert(blogPosts).values(draft))).toBe('23505 blog_posts_slug_key')
    await db.delete(blogCategories)
    const [left] = await db.select().from(blogPosts).where(eq(blogPosts.id, postId))
    expect(left?.categoryId).toBeNull()
    await db.delete(blogPosts).where(eq(blogPosts.id, postId))
    expect(await db.$count(blogSlugRedirects)).toBe(0)
  })

  it('refuses a published post without a date, and slugs that make no good address', async () => {
    const post = { slug: 'second-post', title: 'Second', content: '' }
    expect(await findRefusal(db.insert(blogPosts).values({ ...post, published: true }))).toBe(
      '23514 blog_posts_published_at_check',
    )
    expect(await findRefusal(db.insert(blogPosts).values({ ...post, slug: 'No Good' }))).toBe(
      '23514 blog_posts_slug_check',
    )
  })

  it('refuses unknown subjects and content types, and a second item with a key', async () => {
    const message = {
      name: 'Ana',
      email: 'ana@example.com',
      subject: 'hello' as 'urgent',
      ...sealMessage('Hi'),
    }
    expect(await findRefusal(db.insert(contactMessages).values(message))).toBe(
      '23514 contact_messages_subject_check',
    )
    const item = { key: 'hero.headline', section: 'hero', type: 'text' as const, content: 'Hello' }
    expect(await findRefusal(db.insert(contentItems).values({ ...item, type: 'xml' as 'text' }))).toBe(
      '23514 content_items_type_check',
    )
    await db.insert(contentItems).values(item)
    expect(await findRefusal(db.insert(contentItems).values(item))).toBe('23505 content_items_pkey')
  })

  it('has room for one version only, and for no password in the clear', async () => {
    expect(
      await findRefusal(
        db.insert(people).values({ name: 'A', role: 'owner', isFirst: true, passwordHash: 'secret' }),
      ),
    ).toBe('23514 people_password_hash_check')
    expect(await findRefusal(db.insert(siteVersion).values({ id: 2, version: 1 }))).toBe(
      '23514 site_version_single_row_check',
    )
  })
})
