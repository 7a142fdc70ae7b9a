import { and, desc, eq, lt, notInArray } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { blogPosts, blogPostVersions, blogSlugRedirects } from '#db/schema/index.ts'
import type { Author } from '#lib/access.ts'

const keptVersions = 20
const undoPeriod = 30 * 24 * 60 * 60_000

export async function keepVersion(
  tx: Transaction,
  row: typeof blogPosts.$inferSelect,
  by: Author | undefined,
): Promise<number> {
  const { id: postId, version, readMinutes, pictureOrigins, updatedAt, ...state } = row
  const redirects = await tx.select().from(blogSlugRedirects).where(eq(blogSlugRedirects.postId, postId))
  const post = { ...state, formerSlugs: redirects.map(({ slug }) => slug) }
  const [kept] = await tx
    .insert(blogPostVersions)
    .values({ postId, version, post, ...by })
    .returning({ id: blogPostVersions.id })
  if (!kept) throw new Error('the version was not kept')
  const newest = tx
    .select({ id: blogPostVersions.id })
    .from(blogPostVersions)
    .where(eq(blogPostVersions.postId, postId))
    .orderBy(desc(blogPostVersions.id))
    .limit(keptVersions)
  await tx
    .delete(blogPostVersions)
    .where(and(eq(blogPostVersions.postId, postId), notInArray(blogPostVersions.id, newest)))
  return kept.id
}

export async function forgetDeleted(tx: Transaction): Promise<void> {
  const posts = tx.select({ id: blogPosts.id }).from(blogPosts)
  await tx
    .delete(blogPostVersions)
    .where(
      and(
        lt(blogPostVersions.savedAt, new Date(Date.now() - undoPeriod)),
        notInArray(blogPostVersions.postId, posts),
      ),
    )
}
