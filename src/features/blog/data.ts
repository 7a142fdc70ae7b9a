import { desc, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { blogPosts } from '#db/schema/index.ts'

/** What anyone may read: published, newest first. */
export function listPublishedPosts(db: Database) {
  return db
    .select({ slug: blogPosts.slug, title: blogPosts.title, excerpt: blogPosts.excerpt })
    .from(blogPosts)
    .where(eq(blogPosts.published, true))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
}
