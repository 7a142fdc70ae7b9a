import { and, eq, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { blogPosts } from '#db/schema/index.ts'
import { bumpSiteVersion } from '#db/site-version.ts'
import { defineJob } from '#lib/jobs/job.ts'

/**
 * The post itself holds the schedule, so the job leaves alone one that was published, deleted, canceled or put off
 * since. The queue and this job both use the database's clock.
 */
export const publishAtItsTime = defineJob({
  name: 'blog-publication',
  schema: z.object({ postId: z.uuid() }),
  async run({ postId }, { db }) {
    await db.transaction(async (tx) => {
      const published = await tx
        .update(blogPosts)
        .set({
          published: true,
          publishedAt: blogPosts.scheduledAt,
          scheduledAt: null,
          version: sql`${blogPosts.version} + 1`,
          updatedAt: sql`now()`,
        })
        .where(and(eq(blogPosts.id, postId), lte(blogPosts.scheduledAt, sql`now()`)))
        .returning({ id: blogPosts.id })
      if (published.length > 0) await bumpSiteVersion(tx)
    })
  },
})
