import { and, eq, max, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { contentItems, contentVersions } from '#db/schema/index.ts'
import { bumpSiteVersion } from '#db/site-version.ts'
import { toPlain } from '#features/texts/data.ts'
import type { TextRegistry } from '#features/texts/schema.ts'
import type { Author } from '#lib/access.ts'
import { announceTexts } from '#lib/live/news.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { sanitizeRichText } from '#lib/rich-text.ts'
import { defaultLocale, type Locale } from '#site/locale.ts'
import { definitionOf, toPublicItem } from './data.ts'
import {
  type ContentChange,
  type ContentInput,
  type ContentItem,
  type ContentType,
  findContentMistake,
} from './schema.ts'

type Store = { db: Database; registry: TextRegistry; locale?: Locale; by?: Author | undefined }
export type Item = typeof contentItems.$inferSelect
type ItemName = Pick<Item, 'key' | 'locale'>
export type ItemText = Pick<Item, 'section' | 'title' | 'type' | 'content' | 'personId' | 'personName'>

/** `changed`: somebody else saved first, and their text stays. */
export type Refusal = 'taken' | 'missing' | 'changed' | 'unfit'
type Written = Outcome<{ item: ContentItem }, Refusal>

export function toStorable(
  registry: TextRegistry,
  key: string,
  { type, content }: { type: ContentType; content: string },
): Outcome<{ content: string }, 'unfit'> {
  const refuseField = (field: 'type' | 'content', message: string) =>
    refuse('unfit', { errors: { [field]: [message] } })
  const definition = definitionOf(registry, key)
  if (definition && (definition.type === 'json') !== (type === 'json')) {
    return refuseField(
      'type',
      definition.type === 'json' ? 'This key takes JSON' : 'This key shows words, not JSON',
    )
  }
  const mistake = findContentMistake(type, content)
  if (mistake) return refuseField('content', mistake)
  if (definition?.type === 'json') {
    const issue = definition.schema.safeParse(JSON.parse(content)).error?.issues[0]
    if (issue) return refuseField('content', `${placeOf(issue.path)}${issue.message}`)
  }
  const unusable = definition?.type === 'text' && definition.mistake?.(toPlain({ type, content }))
  if (unusable) return refuseField('content', unusable)
  if (type !== 'html') return { ok: true, content }
  const safe = sanitizeRichText(content).trim()
  return safe
    ? { ok: true, content: safe }
    : refuseField('content', 'Nothing is left of this HTML once it is safe')
}

function placeOf(path: readonly PropertyKey[]): string {
  const words = path.map((part) => (typeof part === 'number' ? `Entry ${part + 1}` : String(part)))
  return words.length > 0 ? `${words.join(', ')}: ` : ''
}

export async function createContentItem(
  { db, registry, locale = defaultLocale, by }: Store,
  input: ContentInput,
): Promise<Written> {
  const { key, section, title, type } = input
  const storable = toStorable(registry, key, input)
  if (!storable.ok) return storable
  const item = { key, locale, section, title, type, content: storable.content }
  return publish({ db, by }, (tx) => insertItem(tx, { ...item, ...writtenBy(by) }))
}

/** Without an expected version, it always overwrites. */
export async function updateContentItem(
  { db, registry, locale = defaultLocale, by }: Store,
  key: string,
  { version: expected, ...change }: ContentChange,
): Promise<Written> {
  return publish({ db, by }, async (tx) => {
    const current = await lockItem(tx, { key, locale })
    if (!current) return refuse('missing')
    if (expected !== undefined && expected !== current.version) return refuse('changed')
    const { type = current.type, title = current.title, content = current.content } = change
    const storable = toStorable(registry, key, { type, content })
    if (!storable.ok) return storable
    const text = { section: current.section, title, type, content: storable.content }
    return replaceItem(tx, current, { ...text, ...writtenBy(by) })
  })
}

export async function deleteContentItem(
  { db, by }: Pick<Store, 'db' | 'by'>,
  key: string,
  expected?: number,
  locale: Locale = defaultLocale,
): Promise<Outcome<object, 'missing' | 'changed'>> {
  return publish({ db, by }, async (tx) => {
    const current = await lockItem(tx, { key, locale })
    if (!current) return refuse('missing')
    if (expected !== undefined && expected !== current.version) return refuse('changed')
    await removeItem(tx, current)
    return { ok: true }
  })
}

/** Works for a deleted text, too. The earlier words become the newest version. */
export async function restoreContentVersion(
  { db, registry, locale = defaultLocale, by }: Store,
  { key, id, expected }: { key: string; id: number; expected: number | undefined },
): Promise<Written> {
  return publish({ db, by }, async (tx) => {
    const [earlier] = await tx
      .select()
      .from(contentVersions)
      .where(
        and(eq(contentVersions.key, key), eq(contentVersions.locale, locale), eq(contentVersions.id, id)),
      )
    if (!earlier) return refuse('missing')
    const current = await lockItem(tx, { key, locale })
    if (expected !== undefined && expected !== (current?.version ?? 0)) return refuse('changed')
    // The rules may have tightened since it was written.
    const storable = toStorable(registry, key, earlier)
    if (!storable.ok) return storable
    const { section, title, type } = earlier
    const text = { section, title, type, content: storable.content, ...writtenBy(by) }
    return current ? replaceItem(tx, current, text) : insertItem(tx, { key, locale, ...text })
  })
}

const writtenBy = (by: Author | undefined) => by ?? { personId: null, personName: null }

/**
 * Writes, then raises the site's version once. Every writer locks that row last, so each holds it briefly and no two
 * can deadlock. Open editors get the news.
 */
export const publish = <Value, Reason extends string>(
  { db, by }: { db: Database; by: Author | undefined },
  write: (tx: Transaction) => Promise<Outcome<Value, Reason>>,
): Promise<Outcome<Value, Reason>> =>
  db.transaction(async (tx) => {
    const written = await write(tx)
    if (!written.ok) return written
    await announceTexts(tx, by?.personId ?? null)
    await bumpSiteVersion(tx)
    return written
  })

const isItem = ({ key, locale }: ItemName) => and(eq(contentItems.key, key), eq(contentItems.locale, locale))

export const lockItem = async (tx: Transaction, name: ItemName): Promise<Item | undefined> => {
  const [row] = await tx.select().from(contentItems).where(isItem(name)).for('update')
  return row
}

export async function insertItem(tx: Transaction, item: ItemName & ItemText): Promise<Written> {
  const [last] = await tx
    .select({ version: max(contentVersions.version) })
    .from(contentVersions)
    .where(and(eq(contentVersions.key, item.key), eq(contentVersions.locale, item.locale)))
  // Continues a deleted item's numbers: a browser that still shows the old text must not take a new one for it.
  const version = (last?.version ?? 0) + 1
  const [row] = await tx
    .insert(contentItems)
    .values({ ...item, version })
    .onConflictDoNothing()
    .returning()
  return row ? { ok: true, item: toPublicItem(row) } : refuse('taken')
}

export async function replaceItem(tx: Transaction, current: Item, text: ItemText): Promise<Written> {
  await keep(tx, current)
  const [row] = await tx
    .update(contentItems)
    .set({ ...text, version: sql`${contentItems.version} + 1`, updatedAt: new Date() })
    .where(isItem(current))
    .returning()
  return row ? { ok: true, item: toPublicItem(row) } : refuse('missing')
}

export async function removeItem(tx: Transaction, current: Item): Promise<void> {
  await keep(tx, current)
  await tx.delete(contentItems).where(isItem(current))
}

async function keep(tx: Transaction, { createdAt: _, updatedAt: savedAt, ...item }: Item) {
  await tx.insert(contentVersions).values({ ...item, savedAt })
}
