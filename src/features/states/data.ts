import { and, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { isPublished } from '#db/published-posts.ts'
import { blogPosts } from '#db/schema/index.ts'
import { helpfulPosts } from './content/rule-words.ts'

export type HelpfulPost = { slug: string; title: string }

export async function listHelpfulPosts(db: Database): Promise<HelpfulPost[]> {
  const rows = await db
    .select({ slug: blogPosts.slug, title: blogPosts.title })
    .from(blogPosts)
    .where(and(isPublished(), inArray(blogPosts.slug, helpfulPosts)))
  return rows.sort((a, b) => helpfulPosts.indexOf(a.slug) - helpfulPosts.indexOf(b.slug))
}
