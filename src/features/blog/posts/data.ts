import { and, count, desc, eq, getTableColumns, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'
import { isPublished } from '#db/published-posts.ts'
import { blogCategories, blogPosts, blogSlugRedirects } from '#db/schema/index.ts'
import { sanitizeRichText } from '#lib/rich-text.ts'
import { isPictureAddress } from '#site/pictures.ts'
import { type Category, type CountedCategory, isSlug, type Post, type PostSummary } from './schema.ts'

export const postsPerPage = 12

/** Bodies are long and stored out of line, so lists never fetch them. */
const { content, pictureOrigins: _, ...columnsWithoutBody } = getTableColumns(blogPosts)
const summaryColumns = {
  ...columnsWithoutBody,
  category: { slug: blogCategories.slug, name: blogCategories.name },
}
const postColumns = { ...summaryColumns, content }

const selectSummaries = (db: Database) =>
  db
    .select(summaryColumns)
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
const selectPosts = (db: Database) =>
  db.select(postColumns).from(blogPosts).leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))

const newestFirst = [desc(blogPosts.publishedAt), desc(blogPosts.id)] as const

export type PageRequest = {
  page: number
  pageSize?: number
  categorySlug?: string | undefined
  /** Pass the count if you have it: counting takes longer than reading a page. */
  total?: number
}

export async function listPublishedPosts(
  db: Database,
  { page, pageSize = postsPerPage, categorySlug, total }: PageRequest,
): Promise<{ posts: PostSummary[]; total: number }> {
  const category = categorySlug === undefined ? undefined : await findCategory(db, categorySlug)
  if (categorySlug !== undefined && !category) return { posts: [], total: 0 }
  const condition = and(isPublished(), category && eq(blogPosts.categoryId, category.id))
  const [counted] =
    total === undefined ? await db.select({ total: count() }).from(blogPosts).where(condition) : [{ total }]
  const rows = await selectSummaries(db)
    .where(condition)
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { posts: rows.map(toSummary), total: counted?.total ?? 0 }
}

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

/** Takes only two index lookups. */
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

export async function listRelatedPosts(
  db: Database,
  { id, categoryId }: Pick<PostSummary, 'id' | 'categoryId'>,
  limit = 3,
): Promise<PostSummary[]> {
  const listNewest = (among: SQL | undefined, atMost: number) =>
    selectSummaries(db)
      .where(and(isPublished(), ne(blogPosts.id, id), among))
      .orderBy(...newestFirst)
      .limit(atMost)
  const kin = categoryId ? await listNewest(eq(blogPosts.categoryId, categoryId), limit) : []
  if (kin.length === limit) return kin.map(toSummary)
  const others = categoryId ? sql`${blogPosts.categoryId} is distinct from ${categoryId}` : undefined
  const rest = await listNewest(others, limit - kin.length)
  return [...kin, ...rest].map(toSummary)
}

export const listCategories = async (db: Database): Promise<CountedCategory[]> =>
  (await countPosts(db)).categories

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

export async function findCategoryById(db: Database, id: string): Promise<Category | undefined> {
  const [row] = await db.select(categoryColumns).from(blogCategories).where(eq(blogCategories.id, id))
  return row
}

export async function findCategory(db: Database, slug: string): Promise<Category | undefined> {
  if (!isSlug(slug)) return undefined
  const [row] = await db.select(categoryColumns).from(blogCategories).where(eq(blogCategories.slug, slug))
  return row
}

export async function listPublishedPostPaths(
  db: Database,
): Promise<{ slug: string; lastModified: string }[]> {
  const rows = await db
    .select({ slug: blogPosts.slug, updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .where(isPublished())
    .orderBy(...newestFirst)
  return rows.map(({ slug, updatedAt }) => ({ slug, lastModified: updatedAt.toISOString() }))
}

export async function listFeedPosts(db: Database, limit = 30): Promise<Post[]> {
  const rows = await selectPosts(db)
    .where(isPublished())
    .orderBy(...newestFirst)
    .limit(limit)
  return rows.map(toPost)
}

export function findPostForAdmin(db: Database, id: string): Promise<Post | undefined> {
  return findPost(db, eq(blogPosts.id, id))
}

/** For `/blog/{slug}?preview`, which only the administrator sees. Includes drafts. */
export async function findPostPreview(db: Database, slug: string): Promise<Post | undefined> {
  return isSlug(slug) ? findPost(db, eq(blogPosts.slug, slug)) : undefined
}

async function findPost(db: Database, which: SQL | undefined): Promise<Post | undefined> {
  const [row] = await selectPosts(db).where(which)
  return row && toPost(row)
}

export type AdminRequest = {
  page: number
  pageSize: number
  published?: boolean | undefined
  q?: string | undefined
  withBodies: boolean
}

export async function listPostsForAdmin(
  db: Database,
  { page, pageSize, published, q, withBodies }: AdminRequest,
): Promise<{ posts: (PostSummary | Post)[]; total: number }> {
  const words = q && `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  const condition = and(
    published === undefined ? undefined : eq(blogPosts.published, published),
    words ? or(ilike(blogPosts.title, words), ilike(blogPosts.slug, words)) : undefined,
  )
  const [counted] = await db.select({ total: count() }).from(blogPosts).where(condition)
  const rows = await selectSummaries(db)
    .where(condition)
    .orderBy(desc(sql`coalesce(${blogPosts.publishedAt}, ${blogPosts.createdAt})`), desc(blogPosts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const posts = rows.map(toSummary)
  return { posts: withBodies ? await addBodies(db, posts) : posts, total: counted?.total ?? 0 }
}

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

/** Checks data again on its way out, in case it bypassed the API. */
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
