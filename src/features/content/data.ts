import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { contentItems, contentVersions } from '#db/schema/index.ts'
import type { ContentType } from '#domain/content.ts'
import { toHtml, toPlain } from '#features/texts/data.ts'
import type { RegisteredText, TextRegistry } from '#features/texts/schema.ts'
import { answerToHtml, plainToHtml } from '#lib/rich-text.ts'
import { defaultLocale, type Locale } from '#site/locale.ts'
import {
  type ContentItem,
  type ContentPreview,
  type ContentVersion,
  questionsKey,
  questionsSchema,
  type RegistryEntry,
} from './schema.ts'

type StoredText = { type: ContentType; content: string }

const historyLength = 20

export async function listItems(db: Database, locale: Locale = defaultLocale): Promise<ContentItem[]> {
  const rows = await db
    .select()
    .from(contentItems)
    .where(eq(contentItems.locale, locale))
    .orderBy(asc(contentItems.section), asc(contentItems.key))
  return rows.map((row) => ({ ...toPublicItem(row), writtenBy: row.personName }))
}

/** Leaves out defaults that nobody has replaced. */
export async function listSection(
  db: Database,
  section: string,
  locale: Locale = defaultLocale,
): Promise<ContentItem[]> {
  const rows = await db
    .select()
    .from(contentItems)
    .where(and(eq(contentItems.section, section), eq(contentItems.locale, locale)))
    .orderBy(asc(contentItems.key))
  return rows.map(toPublicItem)
}

export async function findItem(
  db: Database,
  key: string,
  locale: Locale = defaultLocale,
): Promise<ContentItem | undefined> {
  const [row] = await db
    .select()
    .from(contentItems)
    .where(and(eq(contentItems.key, key), eq(contentItems.locale, locale)))
  return row && toPublicItem(row)
}

export async function listVersions(
  db: Database,
  key: string,
  locale: Locale = defaultLocale,
): Promise<ContentVersion[]> {
  const rows = await db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.key, key), eq(contentVersions.locale, locale)))
    .orderBy(desc(contentVersions.id))
    .limit(historyLength)
  return rows.map(({ savedAt, locale: _, personId: __, personName, ...row }) => {
    return { ...row, writtenBy: personName, savedAt: savedAt.toISOString() }
  })
}

export function definitionOf(registry: TextRegistry, key: string): RegisteredText | undefined {
  return Object.hasOwn(registry, key) ? registry[key] : undefined
}

export function listRegistry(registry: TextRegistry, locale: Locale = defaultLocale): RegistryEntry[] {
  return Object.entries(registry).map(([key, definition]) => ({
    key,
    section: definition.section,
    type: definition.type,
    default: definition.type === 'json' ? formatJson(definition.default[locale]) : definition.default[locale],
    usedOn: definition.usedOn,
    path: definition.path,
  }))
}

export function previewOf(
  registry: TextRegistry,
  { key, type, content }: StoredText & { key: string },
): ContentPreview {
  const definition = definitionOf(registry, key)
  const place = definition?.type ?? type
  const usedOn = definition?.usedOn ?? null
  if (key === questionsKey)
    return { stored: content, shownAs: 'html', shown: showQuestions(JSON.parse(content)), usedOn }
  if (place === 'json')
    return { stored: content, shownAs: 'json', shown: formatJson(JSON.parse(content)), usedOn }
  return place === 'text'
    ? { stored: content, shownAs: 'text', shown: toPlain({ type, content }), usedOn }
    : { stored: content, shownAs: 'html', shown: toHtml({ type, content }), usedOn }
}

const showQuestions = (value: unknown): string =>
  questionsSchema
    .parse(value)
    .map(({ question, answer }) => `<h4>${plainToHtml(question)}</h4>${answerToHtml(answer)}`)
    .join('')

const formatJson = (value: unknown) => JSON.stringify(value, null, 2)

export function toPublicItem(row: typeof contentItems.$inferSelect): ContentItem {
  const { key, section, title, type, content, version, updatedAt } = row
  return { key, section, title, type, content, version, updatedAt: updatedAt.toISOString() }
}
