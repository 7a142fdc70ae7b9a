import { desc, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { contentPublications } from '#db/schema/index.ts'
import { defaultLocale, type Locale } from '#site/locale.ts'
import type { Publication } from './schema.ts'

const shownPublications = 10

export async function listPublications(db: Database, locale: Locale = defaultLocale): Promise<Publication[]> {
  const rows = await db
    .select()
    .from(contentPublications)
    .where(eq(contentPublications.locale, locale))
    .orderBy(desc(contentPublications.publishedAt))
    .limit(shownPublications)
  return rows.map(toPublicPublication)
}

export const toPublicPublication = (row: typeof contentPublications.$inferSelect): Publication => ({
  id: row.id,
  keys: row.texts.map(({ key }) => key),
  publishedBy: row.personName,
  publishedAt: row.publishedAt.toISOString(),
  undoneAt: row.undoneAt?.toISOString() ?? null,
})
