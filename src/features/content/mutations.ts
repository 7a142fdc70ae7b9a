import { and, eq, max, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { contentItems, contentVersions } from '#db/schema/index.ts'
import { bumpSiteVersion } from '#db/site-version.ts'
import { asPlain } from '#features/texts/data.ts'
import type { TextRegistry } from '#features/texts/schema.ts'
import { type Outcome, refused } from '#lib/refusals.ts'
import { sanitizeRichText } from '#lib/rich-text.ts'
import { defaultLocale, type Locale } from '#site/locale.ts'
import { definitionOf, toPublicItem } from './data.ts'
import {
  type ContentChange,
  type ContentInput,
  type ContentItem,
  type ContentType,
  contentMistake,
} from './schema.ts'

/** Where texts are kept, and what the site can show of them. */
type Store = { db: Database; registry: TextRegistry; locale?: Locale }
type Item = typeof contentItems.$inferSelect
type ItemName = Pick<Item, 'key' | 'locale'>
type ItemText = Pick<Item, 'section' | 'title' | 'type' | 'content'>

/** Why nothing was written. `changed`: somebody else was faster, and what they wrote stays. */
export type Refusal = 'taken' | 'missing' | 'changed' | 'unfit'
type Written = Outcome<{ item: ContentItem }, Refusal>

/** What is kept of a text: HTML made safe, and nothing that its key cannot show. */
export function toStorable(
  registry: TextRegistry,
  key: string,
  { type, content }: { type: ContentType; content: string },
): Outcome<{ content: string }, 'unfit'> {
  const unfit = (field: 'type' | 'content', message: string) =>
    refused('unfit', { errors: { [field]: [message] } })
  const definition = definitionOf(registry, key)
  if (definition && (definition.type === 'json') !== (type === 'json')) {
    return unfit(
      'type',
      definition.type === 'json' ? 'This key takes JSON' : 'This key shows words, not JSON',
    )
  }
  const mistake = contentMistake(type, content)
  if (mistake) return unfit('content', mistake)
  if (definition?.type === 'json') {
    const issue = definition.schema.safeParse(JSON.parse(content)).error?.issues[0]
    if (issue) return unfit('content', `${placeOf(issue.path)}${issue.message}`)
  }
  const unusable = definition?.type === 'text' && definition.mistake?.(asPlain({ type, content }))
  if (unusable) return unfit('content', unusable)
  if (type !== 'html') return { ok: true, content }
  const safe = sanitizeRichText(content).trim()
  return safe ? { ok: true, content: safe } : unfit('content', 'Nothing is left of this HTML once it is safe')
}

/** [1, 'name'] in a person's words: "Entry 2, name: ". */
function placeOf(path: readonly PropertyKey[]): string {
  const words = path.map((part) => (typeof part === 'number' ? `Entry ${part + 1}` : String(part)))
  return words.length > 0 ? `${words.join(', ')}: ` : ''
}

export async function createContentItem(
  { db, registry, locale = defaultLocale }: Store,
  input: ContentInput,
): Promise<Written> {
  const { key, section, title, type } = input
  const storable = toStorable(registry, key, input)
  if (!storable.ok) return storable
  return db.transaction((tx) => insert(tx, { key, locale, section, title, type, content: storable.content }))
}

/** Changes an item; what was there is kept. Without an expected version it is changed whatever it says. */
export async function updateContentItem(
  { db, registry, locale = defaultLocale }: Store,
  key: string,
  { version: expected, ...change }: ContentChange,
): Promise<Written> {
  return db.transaction(async (tx) => {
    const current = await lock(tx, key, locale)
    if (!current) return refused('missing')
    if (expected !== undefined && expected !== current.version) return refused('changed')
    const { type = current.type, title = current.title, content = current.content } = change
    const storable = toStorable(registry, key, { type, content })
    if (!storable.ok) return storable
    return replace(tx, current, { section: current.section, title, type, content: storable.content })
  })
}

/** The page shows its default again. */
export async function deleteContentItem(
  db: Database,
  key: string,
  expected?: number,
  locale: Locale = defaultLocale,
): Promise<Outcome<object, 'missing' | 'changed'>> {
  return db.transaction(async (tx) => {
    const current = await lock(tx, key, locale)
    if (!current) return refused('missing')
    if (expected !== undefined && expected !== current.version) return refused('changed')
    await keep(tx, current)
    await tx.delete(contentItems).where(isItem(current))
    await bumpSiteVersion(tx)
    return { ok: true }
  })
}

/** Writes an earlier text again, also that of a deleted item. It becomes the newest version; none is lost. */
export async function restoreContentVersion(
  { db, registry, locale = defaultLocale }: Store,
  { key, id, expected }: { key: string; id: number; expected: number | undefined },
): Promise<Written> {
  return db.transaction(async (tx) => {
    const [earlier] = await tx
      .select()
      .from(contentVersions)
      .where(
        and(eq(contentVersions.key, key), eq(contentVersions.locale, locale), eq(contentVersions.id, id)),
      )
    if (!earlier) return refused('missing')
    const current = await lock(tx, key, locale)
    if (expected !== undefined && expected !== (current?.version ?? 0)) return refused('changed')
    // The rules may have become stricter since it was written.
    const storable = toStorable(registry, key, earlier)
    if (!storable.ok) return storable
    const { section, title, type } = earlier
    const text = { section, title, type, content: storable.content }
    return current ? replace(tx, current, text) : insert(tx, { key, locale, ...text })
  })
}

// In each of these the site's version comes last: its row is locked by every writer, so it is held as briefly as can be,
// and no two of them can wait for each other.

const isItem = ({ key, locale }: ItemName) => and(eq(contentItems.key, key), eq(contentItems.locale, locale))

const lock = async (tx: Transaction, key: string, locale: Locale): Promise<Item | undefined> => {
  const [row] = await tx.select().from(contentItems).where(isItem({ key, locale })).for('update')
  return row
}

async function insert(tx: Transaction, item: ItemName & ItemText): Promise<Written> {
  const [last] = await tx
    .select({ version: max(contentVersions.version) })
    .from(contentVersions)
    .where(and(eq(contentVersions.key, item.key), eq(contentVersions.locale, item.locale)))
  // On from where a deleted one ended: its number must not mean another text to a browser that still shows it.
  const version = (last?.version ?? 0) + 1
  const [row] = await tx
    .insert(contentItems)
    .values({ ...item, version })
    .onConflictDoNothing()
    .returning()
  if (!row) return refused('taken')
  await bumpSiteVersion(tx)
  return { ok: true, item: toPublicItem(row) }
}

async function replace(tx: Transaction, current: Item, text: ItemText): Promise<Written> {
  await keep(tx, current)
  const [row] = await tx
    .update(contentItems)
    .set({ ...text, version: sql`${contentItems.version} + 1`, updatedAt: new Date() })
    .where(isItem(current))
    .returning()
  if (!row) return refused('missing')
  await bumpSiteVersion(tx)
  return { ok: true, item: toPublicItem(row) }
}

async function keep(tx: Transaction, { createdAt: _, updatedAt: savedAt, ...item }: Item) {
  await tx.insert(contentVersions).values({ ...item, savedAt })
}
