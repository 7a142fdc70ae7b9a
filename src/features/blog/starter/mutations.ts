import { count } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { blogCategories, blogPosts, blogStart } from '#db/schema/index.ts'
import { bumpSiteVersion } from '#db/site-version.ts'
import { readTime } from '#features/blog/posts/content/body.ts'
import { starterCategories, starterPosts } from './content/starter-posts.ts'

/** Runs only once: an administrator who deletes them all means it. */
export async function seedStarterPosts(db: Database, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    // Processes that start together queue up here, and only one gets the row.
    const first = await tx.insert(blogStart).values({ id: 1 }).onConflictDoNothing().returning()
    const [written] = await tx.select({ posts: count() }).from(blogPosts)
    if (first.length === 0 || written?.posts !== 0) return

    await tx
      .insert(blogCategories)
      .values([...starterCategories])
      .onConflictDoNothing()
    const categories = await tx
      .select({ id: blogCategories.id, slug: blogCategories.slug })
      .from(blogCategories)
    const idOf = new Map(categories.map(({ id, slug }) => [slug, id]))
    await tx.insert(blogPosts).values(
      starterPosts.map(({ category, content, ...post }, place) => {
        // All of this day: a millisecond apart, the blog has its reading order.
        const publishedAt = new Date(now.getTime() - place)
        return {
          ...post,
          content: content.trim(),
          categoryId: idOf.get(category) ?? null,
          readMinutes: readTime(content),
          published: true,
          publishedAt,
          createdAt: publishedAt,
          updatedAt: publishedAt,
        }
      }),
    )
    await bumpSiteVersion(tx)
  })
}
