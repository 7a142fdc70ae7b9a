import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { contentDrafts } from '#db/schema/index.ts'
import type { TextRegistry } from '#features/texts/schema.ts'
import type { Author } from '#lib/access.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { defaultLocale, type Locale } from '#site/locale.ts'
import { definitionOf } from '../data.ts'
import { toPublicDraft } from './data.ts'
import type { Draft, DraftInput } from './schema.ts'

type Store = { db: Database; registry: TextRegistry; locale?: Locale; by: Author }

export const isDraftOf = ({ personId }: Author, locale: Locale) =>
  and(eq(contentDrafts.personId, personId), eq(contentDrafts.locale, locale))

/** Never replaces another window's words unseen. */
export async function saveDraft(
  { db, registry, locale = defaultLocale, by }: Store,
  key: string,
  { revision, ...words }: DraftInput,
): Promise<Outcome<{ draft: Draft }, 'unknown' | 'rewritten'>> {
  if (!definitionOf(registry, key)) return refuse('unknown')
  const draft = { ...words, revision: randomUUID(), updatedAt: new Date() }
  const isThis = and(isDraftOf(by, locale), eq(contentDrafts.key, key))
  const [saved] = revision
    ? await db
        .update(contentDrafts)
        .set(draft)
        .where(and(isThis, eq(contentDrafts.revision, revision)))
        .returning()
    : await db
        .insert(contentDrafts)
        .values({ ...draft, key, locale, personId: by.personId })
        .onConflictDoNothing()
        .returning()
  if (saved) return { ok: true, draft: toPublicDraft(saved) }
  const [kept] = await db.select().from(contentDrafts).where(isThis)
  // The same words came twice: the answer to the first save got lost.
  const isSame = kept && (['type', 'content', 'base'] as const).every((name) => kept[name] === words[name])
  return isSame ? { ok: true, draft: toPublicDraft(kept) } : refuse('rewritten')
}

export async function dropDraft(
  { db, locale = defaultLocale, by }: Omit<Store, 'registry'>,
  { key, revision }: { key: string; revision: string },
): Promise<Outcome<object, 'rewritten'>> {
  const isThis = and(isDraftOf(by, locale), eq(contentDrafts.key, key))
  const dropped = await db
    .delete(contentDrafts)
    .where(and(isThis, eq(contentDrafts.revision, revision)))
    .returning({ key: contentDrafts.key })
  if (dropped.length > 0) return { ok: true }
  const [kept] = await db.select({ key: contentDrafts.key }).from(contentDrafts).where(isThis)
  return kept ? refuse('rewritten') : { ok: true }
}
