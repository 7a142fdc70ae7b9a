import { and, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { isPublished } from '#db/published-posts.ts'
import { blogPosts } from '#db/schema/index.ts'
import { isPolicySource } from '#features/blog/posts/content/body.ts'

/** For the pages' content policy. The administrator's pages include drafts. */
export async function listPictureOrigins(db: Database, { drafts }: { drafts: boolean }): Promise<string[]> {
  const rows = await db
    .selectDistinct({ origin: sql<string>`unnest(${blogPosts.pictureOrigins})` })
    .from(blogPosts)
    .where(and(sql`${blogPosts.pictureOrigins} <> '{}'`, drafts ? undefined : isPublished()))
  return rows
    .map(({ origin }) => origin)
    .filter(isPolicySource)
    .sort()
}
