import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#db/database.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { blogCategories, blogPosts, blogPostVersions, blogSlugRedirects } from '#db/schema/index.ts'
import { bumpSiteVersion } from '#db/site-version.ts'
import { forgetDeleted, keepVersion } from '#features/blog/versions/mutations.ts'
import { type KeptPost, keptPostSchema } from '#features/blog/versions/schema.ts'
import type { Author } from '#lib/access.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, type Refused, refuse } from '#lib/refusals.ts'
import { toStoredBody } from './content/body.ts'
import { publishAtItsTime } from './jobs.ts'
import type { NewPost, PostChange } from './schema.ts'

type Services = { db: Database; enqueue: Enqueue }
type Row = typeof blogPosts.$inferSelect
type Changes = PgUpdateSetSource<typeof blogPosts>

export type Refusal =
  | 'unknown'
  | 'slug taken'
  | 'changed meanwhile'
  | 'no such category'
  | 'published already'
  | 'not scheduled'
  | 'too early'
  | 'too late'

const day = 24 * 60 * 60_000
const maxWait = 366 * day

/** As specified, no matter who writes: readers see the company, and the versions say who changed what. */
const authorId = 'admin'

export function createPost(db: Database, input: NewPost): Promise<Outcome<{ id: string }, Refusal>> {
  return refuseTakenSlug(
    db.transaction(async (tx) => {
      if (!(await hasCategory(tx, input.categoryId))) return refuse('no such category')
      const values = {
        ...input,
        ...toStoredBody(input.content, input.featuredImage),
        authorId,
        publishedAt: input.published ? now : null,
      }
      const [row] = await tx.insert(blogPosts).values(values).returning({ id: blogPosts.id })
      if (!row) throw new Error('the post was not kept')
      if (input.published) await bumpSiteVersion(tx)
      return { ok: true, id: row.id }
    }),
  )
}

export function updatePost(
  db: Database,
  id: string,
  { version, ...change }: PostChange,
  by?: Author,
): Promise<Outcome<object, Refusal>> {
  return refuseTakenSlug(
    db.transaction(async (tx) => {
      const before = await lockPost(tx, id)
      if (!before) return refuse('unknown')
      if (version !== undefined && version !== before.version) return refuse('changed meanwhile')
      if (!(await hasCategory(tx, change.categoryId ?? null))) return refuse('no such category')
      const words = applyChange(before, change)
      if (differs(before, words)) await keepVersion(tx, before, by)
      await write(tx, before, { ...words, ...publicationOf(before, change.published) })
      return { ok: true }
    }),
  )
}

export function publishPost(db: Database, id: string): Promise<Outcome<object, Refusal>> {
  return db.transaction(async (tx) => {
    const before = await lockPost(tx, id)
    if (!before) return refuse('unknown')
    if (before.published) return refuse('published already')
    await write(tx, before, publicationOf(before, true))
    return { ok: true }
  })
}

export function schedulePost(
  { db, enqueue }: Services,
  id: string,
  at: Date,
): Promise<Outcome<object, Refusal>> {
  return db.transaction(async (tx) => {
    const before = await lockPost(tx, id)
    if (!before) return refuse('unknown')
    if (before.published) return refuse('published already')
    if (at.getTime() <= Date.now()) return refuse('too early')
    if (at.getTime() > Date.now() + maxWait) return refuse('too late')
    await write(tx, before, { scheduledAt: at })
    await enqueue(tx, publishAtItsTime, { postId: id }, at)
    return { ok: true }
  })
}

/** The waiting job will find nothing to do. */
export function cancelSchedule(db: Database, id: string): Promise<Outcome<object, Refusal>> {
  return db.transaction(async (tx) => {
    const before = await lockPost(tx, id)
    if (!before) return refuse('unknown')
    if (!before.scheduledAt) return refuse('not scheduled')
    await write(tx, before, { scheduledAt: null })
    return { ok: true }
  })
}

/** Deletes at once. The returned version can restore the post while it is kept. */
export function deletePost(
  db: Database,
  id: string,
  by?: Author,
): Promise<Outcome<{ versionId: number }, Refusal>> {
  return db.transaction(async (tx) => {
    const before = await lockPost(tx, id)
    if (!before) return refuse('unknown')
    const versionId = await keepVersion(tx, before, by)
    await tx.delete(blogPosts).where(eq(blogPosts.id, id))
    await forgetDeleted(tx)
    if (before.published) await bumpSiteVersion(tx)
    return { ok: true, versionId }
  })
}

/** Restores the words, not the publication. A deleted post comes back as it was. */
export function restoreVersion(
  { db, enqueue }: Services,
  postId: string,
  versionId: number,
  by?: Author,
): Promise<Outcome<object, Refusal>> {
  return refuseTakenSlug(
    db.transaction(async (tx) => {
      const [kept] = await tx
        .select()
        .from(blogPostVersions)
        .where(and(eq(blogPostVersions.postId, postId), eq(blogPostVersions.id, versionId)))
      if (!kept) return refuse('unknown')
      const state = keptPostSchema.parse(kept.post)
      if (!(await hasCategory(tx, state.categoryId))) state.categoryId = null
      const before = await lockPost(tx, postId)
      if (before) {
        await keepVersion(tx, before, by)
        const { published, publishedAt, scheduledAt, createdAt, formerSlugs, ...words } = state
        await write(tx, before, applyChange(before, words))
        return { ok: true }
      }
      await bringBack(tx, postId, kept.version + 1, state)
      if (state.scheduledAt) await enqueue(tx, publishAtItsTime, { postId }, state.scheduledAt)
      return { ok: true }
    }),
  )
}

const now = sql<Date>`now()`

/** A post that was published before keeps its date. */
function publicationOf(before: Row, published: boolean | undefined): Changes {
  if (published === undefined || published === before.published) return {}
  if (!published) return { published }
  return { published, publishedAt: before.publishedAt ?? now, scheduledAt: null }
}

function applyChange(
  { content, featuredImage }: Pick<Row, 'content' | 'featuredImage'>,
  { published: _, ...change }: Omit<PostChange, 'version'>,
) {
  const picture = change.featuredImage === undefined ? featuredImage : change.featuredImage
  return { ...change, ...toStoredBody(change.content ?? content, picture) }
}

const differs = (before: Row, { pictureOrigins: _, ...words }: ReturnType<typeof applyChange>) =>
  Object.entries(words).some(([name, value]) => value !== undefined && value !== before[name as keyof Row])

async function write(tx: Transaction, before: Row, changes: Changes): Promise<void> {
  const [after] = await tx
    .update(blogPosts)
    .set({ ...changes, version: before.version + 1, updatedAt: now })
    .where(eq(blogPosts.id, before.id))
    .returning({ slug: blogPosts.slug, published: blogPosts.published })
  if (!after) throw new Error('the post was not kept')
  // Nobody outside knows the address of a post that was never published.
  if (after.slug !== before.slug && before.publishedAt) {
    await tx
      .insert(blogSlugRedirects)
      .values({ slug: before.slug, postId: before.id })
      .onConflictDoUpdate({ target: blogSlugRedirects.slug, set: { postId: before.id } })
  }
  if (before.published || after.published) await bumpSiteVersion(tx)
}

async function bringBack(tx: Transaction, id: string, version: number, state: KeptPost): Promise<void> {
  const { formerSlugs, ...values } = state
  await tx
    .insert(blogPosts)
    .values({ ...values, ...toStoredBody(values.content, values.featuredImage), id, version })
  for (const slug of formerSlugs) {
    await tx.insert(blogSlugRedirects).values({ slug, postId: id }).onConflictDoNothing()
  }
  if (state.published) await bumpSiteVersion(tx)
}

async function lockPost(tx: Transaction, id: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update')
  return row
}

async function hasCategory(tx: Transaction, id: string | null): Promise<boolean> {
  if (id === null) return true
  const found = await tx
    .select({ id: blogCategories.id })
    .from(blogCategories)
    .where(eq(blogCategories.id, id))
    .for('key share')
  return found.length > 0
}

async function refuseTakenSlug<Value>(work: Promise<Value>): Promise<Value | Refused<'slug taken'>> {
  try {
    return await work
  } catch (error) {
    if (isUniqueViolation(error, 'blog_posts_slug_key')) return refuse('slug taken')
    throw error
  }
}
