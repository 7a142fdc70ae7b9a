import { and, count, desc, eq, getTableColumns, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'
import { blogCategories, blogPosts, blogSlugRedirects } from '#db/schema/index.ts'
import { sanitizeRichText } from '#lib/rich-text.ts'
import { isPictureAddress } from '#site/pictures.ts'
import { type Category, type CountedCategory, isSlug, type Post, type PostSummary } from './schema.ts'

export const postsPerPage = 12

/**
 * The one rule of what anyone may read. Every public read goes through it. The database's clock decides, which also
 * wrote the moment: another machine's could keep a new post out of a page that is then cached.
 */
export const isPublished = (): SQL => sql`(${blogPosts.published} and ${blogPosts.publishedAt} <= now())`

/** Bodies are long and lie apart in the database: a list must never fetch them. */
const { content, pictureOrigins: _, ...columnsWithoutBody } = getTableColumns(blogPosts)
const summaryColumns = {
  ...columnsWithoutBody,
  category: { slug: blogCategories.slug, name: blogCategories.name },
}
const postColumns = { ...summaryColumns, content }

const newestFirst = [desc(blogPosts.publishedAt), desc(blogPosts.id)] as const

export type PageRequest = {
  page: number
  pageSize?: number
  categorySlug?: string | undefined
  /** How many there are, for those who have counted: it takes longer than reading a page. */
  total?: number
}

/** One page of the list, or of a category. Pages count from 1. */
export async function listPublishedPosts(
  db: Database,
  { page, pageSize = postsPerPage, categorySlug, total }: PageRequest,
): Promise<{ posts: PostSummary[]; total: number }> {
  const category = categorySlug === undefined ? undefined : await findCategory(db, categorySlug)
  if (categorySlug !== undefined && !category) return { posts: [], total: 0 }
  const wanted = and(isPublished(), category && eq(blogPosts.categoryId, category.id))
  const [counted] =
    total === undefined ? await db.select({ total: count() }).from(blogPosts).where(wanted) : [{ total }]
  const rows = await db
    .select(summaryColumns)
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(wanted)
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { posts: rows.map(toSummary), total: counted?.total ?? 0 }
}

/** A published post, or the slug it has now if it was published under this one before. */
export async function findPublishedPost(
  db: Database,
  slug: string,
): Promise<{ post: Post } | { redirectTo: string } | undefined> {
  if (!isSlug(slug)) return undefined
  const post = await findPost(db, and(eq(blogPosts.slug, slug), isPublished()))
  if (post) return { post }
  const [former] = await db
    .select({ slug: blogPosts.slug })
    .from(blogSlugRedirects)
    .innerJoin(blogPosts, eq(blogPosts.id, blogSlugRedirects.postId))
    .where(and(eq(blogSlugRedirects.slug, slug), isPublished()))
  return former && { redirectTo: former.slug }
}

/** Whether a post is, or was, published under this slug: no more than a look into two indexes. */
export async function isPostAddress(db: Database, slug: string): Promise<boolean> {
  if (!isSlug(slug)) return false
  const posts = db.select({ slug: blogPosts.slug }).from(blogPosts)
  const former = db.select({ slug: blogSlugRedirects.slug }).from(blogSlugRedirects)
  const found = await unionAll(
    posts.where(and(eq(blogPosts.slug, slug), isPublished())),
    former.where(eq(blogSlugRedirects.slug, slug)),
  ).limit(1)
  return found.length > 0
}

/** Other posts to read next: of the same category first, then whatever is newest. */
export async function relatedPosts(
  db: Database,
  { id, categoryId }: Pick<PostSummary, 'id' | 'categoryId'>,
  limit = 3,
): Promise<PostSummary[]> {
  const newest = (among: SQL | undefined, atMost: number) =>
    db
      .select(summaryColumns)
      .from(blogPosts)
      .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
      .where(and(isPublished(), ne(blogPosts.id, id), among))
      .orderBy(...newestFirst)
      .limit(atMost)
  const kin = categoryId ? await newest(eq(blogPosts.categoryId, categoryId), limit) : []
  if (kin.length === limit) return kin.map(toSummary)
  const others = categoryId ? sql`${blogPosts.categoryId} is distinct from ${categoryId}` : undefined
  const rest = await newest(others, limit - kin.length)
  return [...kin, ...rest].map(toSummary)
}

/** All categories by name, each with the number of its published posts. */
export const listCategories = async (db: Database): Promise<CountedCategory[]> =>
  (await countPosts(db)).categories

/** The categories, and how many published posts there are in all: one look at the posts for everything that is counted. */
export async function countPosts(db: Database): Promise<{ categories: CountedCategory[]; total: number }> {
  const counts = await db
    .select({ categoryId: blogPosts.categoryId, posts: count() })
    .from(blogPosts)
    .where(isPublished())
    .groupBy(blogPosts.categoryId)
  const postsOf = new Map(counts.map(({ categoryId, posts }) => [categoryId, posts]))
  const categories = await db
    .select(categoryColumns)
    .from(blogCategories)
    .orderBy(blogCategories.name, blogCategories.id)
  return {
    categories: categories.map((category) => ({ ...category, postCount: postsOf.get(category.id) ?? 0 })),
    total: counts.reduce((sum, { posts }) => sum + posts, 0),
  }
}

export const categoryColumns = {
  id: blogCategories.id,
  slug: blogCategories.slug,
  name: blogCategories.name,
  description: blogCategories.description,
}

export async function findCategory(db: Database, slug: string): Promise<Category | undefined> {
  if (!isSlug(slug)) return undefined
  const [row] = await db.select(categoryColumns).from(blogCategories).where(eq(blogCategories.slug, slug))
  return row
}

/** For the sitemap and for warming: every published post, newest first, with the moment of its last change. */
export async function publishedPostPaths(db: Database): Promise<{ slug: string; lastModified: string }[]> {
  const rows = await db
    .select({ slug: blogPosts.slug, updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .where(isPublished())
    .orderBy(...newestFirst)
  return rows.map(({ slug, updatedAt }) => ({ slug, lastModified: updatedAt.toISOString() }))
}

/** The newest posts, whole. */
export async function feedPosts(db: Database, limit = 30): Promise<Post[]> {
  const rows = await db
    .select(postColumns)
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(isPublished())
    .orderBy(...newestFirst)
    .limit(limit)
  return rows.map(toPost)
}

/** Any post, drafts too: only for those who have shown that they are the administrator. */
export function findPostForAdmin(db: Database, id: string): Promise<Post | undefined> {
  return findPost(db, eq(blogPosts.id, id))
}

/** What `/blog/{slug}?preview` shows to the signed-in administrator, drafts too. */
export async function findPostPreview(db: Database, slug: string): Promise<Post | undefined> {
  return isSlug(slug) ? findPost(db, eq(blogPosts.slug, slug)) : undefined
}

async function findPost(db: Database, which: SQL | undefined): Promise<Post | undefined> {
  const [row] = await db
    .select(postColumns)
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(which)
  return row && toPost(row)
}

export type AdminRequest = {
  page: number
  pageSize: number
  published?: boolean | undefined
  /** Words of the title or the slug. */
  q?: string | undefined
  withBodies: boolean
}

/** Every post, drafts too, in the order of the dates that the administrator sees. */
export async function listPostsForAdmin(
  db: Database,
  { page, pageSize, published, q, withBodies }: AdminRequest,
): Promise<{ posts: (PostSummary | Post)[]; total: number }> {
  const words = q && `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  const wanted = and(
    published === undefined ? undefined : eq(blogPosts.published, published),
    words ? or(ilike(blogPosts.title, words), ilike(blogPosts.slug, words)) : undefined,
  )
  const [counted] = await db.select({ total: count() }).from(blogPosts).where(wanted)
  const rows = await db
    .select(summaryColumns)
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(wanted)
    .orderBy(desc(sql`coalesce(${blogPosts.publishedAt}, ${blogPosts.createdAt})`), desc(blogPosts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const posts = rows.map(toSummary)
  return { posts: withBodies ? await addBodies(db, posts) : posts, total: counted?.total ?? 0 }
}

/** Lists with bodies are for those who ask for them: the API as specified. */
export async function addBodies(db: Database, posts: PostSummary[]): Promise<Post[]> {
  if (posts.length === 0) return []
  const ids = posts.map(({ id }) => id)
  const rows = await db
    .select({ id: blogPosts.id, content: blogPosts.content })
    .from(blogPosts)
    .where(inArray(blogPosts.id, ids))
  const bodies = new Map(rows.map(({ id, content }) => [id, content]))
  return posts.map((post) => ({ ...post, content: sanitizeRichText(bodies.get(post.id) ?? '') }))
}

type SummaryRow = Omit<typeof blogPosts.$inferSelect, 'content' | 'pictureOrigins'> & {
  category: PostSummary['category']
}

/** What leaves the database is checked once more, in case it came there by another way than the API. */
function toSummary({ featuredImage, ...row }: SummaryRow): PostSummary {
  return {
    ...row,
    featuredImage: featuredImage && isPictureAddress(featuredImage) ? featuredImage : null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    scheduledAt: row.scheduledAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

function toPost({ content, ...row }: SummaryRow & { content: string }): Post {
  return { ...toSummary(row), content: sanitizeRichText(content) }
}
