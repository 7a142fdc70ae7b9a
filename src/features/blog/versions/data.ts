import { desc, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { blogPostVersions } from '#db/schema/index.ts'
import { htmlToPlain } from '#lib/rich-text.ts'
import { keptPostSchema, type PostVersion } from './schema.ts'

export async function listVersions(db: Database, postId: string): Promise<PostVersion[]> {
  const rows = await db
    .select()
    .from(blogPostVersions)
    .where(eq(blogPostVersions.postId, postId))
    .orderBy(desc(blogPostVersions.id))
  return rows.map(({ id, version, savedAt, personName, post }) => {
    const { title, slug, content } = keptPostSchema.parse(post)
    const opening = htmlToPlain(content).slice(0, 200)
    return { id, version, savedAt: savedAt.toISOString(), changedBy: personName, title, slug, opening }
  })
}
