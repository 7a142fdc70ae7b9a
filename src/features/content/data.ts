import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { contentItems, contentVersions } from '#db/schema/index.ts'
import { htmlToPlain, markdownToHtml, plainToHtml, sanitizeRichText } from '#lib/rich-text.ts'
import type { ContentDefinition, Definitions, Texts } from './content/definition.ts'
import { pagePaths } from './content/page-paths.ts'
import { contentRegistry } from './content.ts'
import type { ContentItem, ContentPreview, ContentType, ContentVersion, RegistryEntry } from './schema.ts'

type StoredText = { type: ContentType; content: string }

/** How many earlier states of an item can be looked at and restored. */
const historyLength = 20

export async function listItems(db: Database): Promise<ContentItem[]> {
  const rows = await db.select().from(contentItems).orderBy(asc(contentItems.section), asc(contentItems.key))
  return rows.map(toPublicItem)
}

/** Stored items of one section, in the order of their keys. Defaults that nobody replaced are not among them. */
export async function listSection(db: Database, section: string): Promise<ContentItem[]> {
  const rows = await db
    .select()
    .from(contentItems)
    .where(eq(contentItems.section, section))
    .orderBy(asc(contentItems.key))
  return rows.map(toPublicItem)
}

export async function findItem(db: Database, key: string): Promise<ContentItem | undefined> {
  const [row] = await db.select().from(contentItems).where(eq(contentItems.key, key))
  return row && toPublicItem(row)
}

/** Earlier states of an item, the latest first; also of one that was deleted. */
export async function listVersions(db: Database, key: string): Promise<ContentVersion[]> {
  const rows = await db
    .select()
    .from(contentVersions)
    .where(eq(contentVersions.key, key))
    .orderBy(desc(contentVersions.id))
    .limit(historyLength)
  return rows.map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }))
}

/** What the site knows of a key, or nothing: then no page shows it. */
export function definitionOf(key: string): ContentDefinition | undefined {
  const registry: Definitions = contentRegistry
  return Object.hasOwn(registry, key) ? registry[key] : undefined
}

export function listRegistry(): RegistryEntry[] {
  return Object.entries<ContentDefinition>(contentRegistry).map(([key, definition]) => ({
    key,
    section: definition.section,
    type: definition.type,
    default: definition.type === 'json' ? pretty(definition.default) : definition.default,
    usedOn: definition.usedOn,
    path: pagePaths[definition.usedOn],
  }))
}

/** How a text will look where its key is shown; a key that no page knows is shown as its type says. */
export function previewOf({ key, type, content }: StoredText & { key: string }): ContentPreview {
  const definition = definitionOf(key)
  const place = definition?.type ?? type
  const usedOn = definition?.usedOn ?? null
  if (place === 'json')
    return { stored: content, shownAs: 'json', shown: pretty(JSON.parse(content)), usedOn }
  return place === 'text'
    ? { stored: content, shownAs: 'text', shown: asPlain({ type, content }), usedOn }
    : { stored: content, shownAs: 'html', shown: asHtml({ type, content }), usedOn }
}

/** The texts a page shows, each from its stored item or else from its default. One query, however many texts. */
export async function readTexts<D extends Definitions>(db: Database, definitions: D): Promise<Texts<D>> {
  const items = await db
    .select({ key: contentItems.key, type: contentItems.type, content: contentItems.content })
    .from(contentItems)
    .where(inArray(contentItems.key, Object.keys(definitions)))
  const stored = new Map(items.map((item) => [item.key, item]))
  const entries = Object.entries(definitions).map(([key, definition]) => [
    key,
    shown(definition, stored.get(key)),
  ])
  return Object.fromEntries(entries) as Texts<D>
}

/**
 * The definition says what the place on the page can show, the item says how its author wrote it. Any pair works: Markdown
 * in a headline loses its marks, plain words in an HTML place are escaped.
 */
export function shown(definition: ContentDefinition, item: StoredText | undefined): unknown {
  switch (definition.type) {
    case 'text':
      return item ? asPlain(item) : definition.default
    case 'json':
      return (item && fitting(definition.schema, item.content)) ?? definition.default
    default:
      return asHtml(item ?? { type: definition.type, content: definition.default })
  }
}

/** Words without marks, however they were written. */
export function asPlain({ type, content }: StoredText): string {
  if (type === 'markdown') return htmlToPlain(markdownToHtml(content))
  return type === 'html' ? htmlToPlain(content) : content
}

function asHtml({ type, content }: StoredText): string {
  if (type === 'markdown') return markdownToHtml(content)
  return type === 'html' ? sanitizeRichText(content) : plainToHtml(content)
}

function fitting(schema: { safeParse(value: unknown): { data?: unknown } }, json: string): unknown {
  try {
    return schema.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}

const pretty = (value: unknown) => JSON.stringify(value, null, 2)

export function toPublicItem(row: typeof contentItems.$inferSelect): ContentItem {
  const { key, section, title, type, content, version, updatedAt } = row
  return { key, section, title, type, content, version, updatedAt: updatedAt.toISOString() }
}
