import { and, asc, eq, ne } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { contentDrafts, people } from '#db/schema/index.ts'
import { defaultLocale, type Locale } from '#site/locale.ts'
import type { Draft, DraftList } from './schema.ts'

export async function listDrafts(
  db: Database,
  personId: string,
  locale: Locale = defaultLocale,
): Promise<DraftList> {
  const isHere = eq(contentDrafts.locale, locale)
  const mine = await db
    .select()
    .from(contentDrafts)
    .where(and(isHere, eq(contentDrafts.personId, personId)))
    .orderBy(asc(contentDrafts.key))
  const others = await db
    .select({ key: contentDrafts.key, name: people.name, updatedAt: contentDrafts.updatedAt })
    .from(contentDrafts)
    .innerJoin(people, eq(people.id, contentDrafts.personId))
    .where(and(isHere, ne(contentDrafts.personId, personId)))
    .orderBy(asc(contentDrafts.key), asc(people.name))
  return {
    mine: mine.map(toPublicDraft),
    others: others.map(({ updatedAt, ...other }) => ({ ...other, updatedAt: updatedAt.toISOString() })),
  }
}

export const toPublicDraft = (row: typeof contentDrafts.$inferSelect): Draft => {
  const { key, type, content, base, revision, updatedAt } = row
  return { key, type, content, base, revision, updatedAt: updatedAt.toISOString() }
}
