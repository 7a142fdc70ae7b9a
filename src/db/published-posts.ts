import { type SQL, sql } from 'drizzle-orm'
import { blogPosts } from './schema/index.ts'

/**
 * The one rule for what anyone may read. Uses the database's clock, which also wrote the date: by another clock, a
 * cached page could lack a new post.
 */
export const isPublished = (): SQL => sql`(${blogPosts.published} and ${blogPosts.publishedAt} <= now())`
