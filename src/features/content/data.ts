import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { contentItems } from '#db/schema/index.ts'
import { htmlToPlain, markdownToHtml, plainToHtml, sanitizeRichText } from '#lib/rich-text.ts'
import type { ContentDefinition, Definitions, Texts } from './content/definition.ts'
import type { ContentItem, ContentType } from './schema.ts'

type StoredText = { type: ContentType; content: string }

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

function asPlain({ type, content }: StoredText): string {
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

function toPublicItem(row: typeof contentItems.$inferSelect): ContentItem {
  const { key, section, title, type, content, updatedAt } = row
  return { key, section, title, type, content, updatedAt: updatedAt.toISOString() }
}
