import { and, eq, inArray, like, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { contentItems, deadlineSettings, keptPromise, openingNotes } from '#db/schema/index.ts'
import type { ContentType } from '#domain/content.ts'
import type { PageServices, PreviewedTexts } from '#lib/page-context.ts'
import { htmlToPlain, markdownToHtml, plainToHtml, sanitizeRichText } from '#lib/rich-text.ts'
import { markText } from '#lib/text-marks.ts'
import { brand } from '#site/brand.ts'
import { claimEnd, type RecordClaim, recordClaimNames } from '#site/claims.ts'
import { dateIn } from '#site/format.ts'
import type { KeptPromise } from '#site/kept-promise.ts'
import { defaultLocale, type Locale } from '#site/locale.ts'
import type { NavigationLink, OpeningPage } from '#site/navigation.ts'
import { pageMeta } from '#site/page-meta.ts'
import { promisedHours } from '#site/promised-hours.ts'
import { everyState, fitToArea, type ServiceArea } from '#site/service-area.ts'
import { fitToSite, type KeptSummary, type SiteFacts } from '#site/site-facts.ts'
import { identityTexts } from './content.ts'
import type { ContentDefinition, Definitions, Page, PageTexts, Texts } from './schema.ts'

type StoredText = { type: ContentType; content: string }

type PageFacts = Pick<PageServices, 'db' | 'publicUrl' | 'locale' | 'preview'> & {
  /** For a page that says where we fund people; `listServed` makes it from the rules. */
  area?: ServiceArea
}

export async function readPage<D extends Definitions>(
  page: Page<D>,
  { db, publicUrl, locale, preview, area = everyState }: PageFacts,
) {
  const definitions = { ...identityTexts, ...page.texts }
  const facts = await readSiteFacts(db)
  const stored = fitToSite(await readFitted(db, definitions, locale, preview), facts, locale) as PageTexts<D>
  const texts = fitToArea(stored, area.length, locale)
  const site = { name: texts['global.brand.name'], publicUrl }
  const head = page.head?.({ texts, site, locale, area })
  const fitted = head && fitToSite(fitToArea(head, area.length, locale), facts, locale)
  return { texts, tags: fitted ? pageMeta(fitted, site, locale) : [] }
}

/** What the owner decided about the words of all pages. A claim whose record is a year old is hidden as if by them. */
export async function readSiteFacts(db: Database, now = new Date()): Promise<SiteFacts> {
  const [settings] = await db.select({ clocks: deadlineSettings.clocks }).from(deadlineSettings)
  const received = settings?.clocks.received
  const notes = await db.select().from(openingNotes).where(like(openingNotes.subject, 'claim:%'))
  const noted = recordClaimNames.map(
    (name) => [name, notes.find(({ subject }) => subject === claimSubject(name))] as const,
  )
  const today = dateIn(brand.openHours.timeZone, now)
  const proven = noted.flatMap(([name, note]) =>
    note?.words && note.day && note.words !== hiddenClaim
      ? [{ name, source: note.words, day: note.day, isOver: claimEnd(note.day) <= today }]
      : [],
  )
  const ended = proven.filter(({ isOver }) => isOver).map(({ name }) => name)
  const [kept] = await db.select().from(keptPromise)
  return {
    ...(kept?.isShown && { kept: summarize(kept.figures) }),
    promisedHours: received?.counted === 'all' ? received.hours : promisedHours,
    hidden: noted.flatMap(([name, note]) =>
      note?.words === hiddenClaim || ended.includes(name) ? [name] : [],
    ),
    sources: Object.fromEntries(
      proven.filter(({ isOver }) => !isOver).map(({ name, source, day }) => [name, { source, day }]),
    ),
  }
}

function summarize(figures: KeptPromise | null): KeptSummary {
  const { files, told } = figures ?? { files: 0, told: null }
  return { files, told: told && { onTime: told.onTime, medianMinutes: told.medianMinutes } }
}

export const claimSubject = (claim: RecordClaim) => `claim:${claim}`
/** In the place of a source. */
export const hiddenClaim = '(hidden)'

export async function readTexts<D extends Definitions>(
  db: Database,
  definitions: D,
  locale: Locale,
  preview?: PreviewedTexts,
): Promise<Texts<D>> {
  return (await readFitted(db, definitions, locale, preview)) as Texts<D>
}

export const readSiteName = async (db: Database) =>
  (await readTexts(db, identityTexts, defaultLocale))['global.brand.name']

/** The day in New York when somebody last changed one of these texts; null while all are the defaults. */
export async function findLastEdit(
  db: Database,
  keys: readonly string[],
  locale: Locale,
): Promise<string | null> {
  const day = sql`max(${contentItems.updatedAt}) at time zone 'America/New_York'`
  const [last] = await db
    .select({ day: sql<string | null>`to_char(${day}, 'YYYY-MM-DD')` })
    .from(contentItems)
    .where(and(eq(contentItems.locale, locale), inArray(contentItems.key, [...keys])))
  return last?.day ?? null
}

/** Links to those pages that the owner opened. */
export const listOpened = (opening: readonly OpeningPage[], facts: SiteFacts): NavigationLink[] =>
  opening.filter(({ isOpen }) => isOpen(facts)).map(({ link }) => link)

async function readFitted(
  db: Database,
  definitions: Definitions,
  locale: Locale,
  preview: PreviewedTexts | undefined,
): Promise<Record<string, unknown>> {
  const items = await db
    .select({ key: contentItems.key, type: contentItems.type, content: contentItems.content })
    .from(contentItems)
    .where(and(eq(contentItems.locale, locale), inArray(contentItems.key, Object.keys(definitions))))
  const stored = new Map<string, StoredText>(items.map((item) => [item.key, item]))
  if (!preview)
    return fillSlots(definitions, (key, definition) => fitToSlot(definition, stored.get(key), locale))
  return fillSlots(definitions, (key, definition) => {
    const item = Object.hasOwn(preview, key) ? (preview[key] ?? undefined) : stored.get(key)
    const value = fitToSlot(definition, item, locale)
    // A page computes with these, such as a number to dial or a list, so they stay without marks.
    const isShown = definition.type !== 'json' && !('mistake' in definition && definition.mistake)
    return isShown && typeof value === 'string' ? markText(key, value) : value
  })
}

const fillSlots = (definitions: Definitions, fill: (key: string, definition: ContentDefinition) => unknown) =>
  Object.fromEntries(Object.entries(definitions).map(([key, definition]) => [key, fill(key, definition)]))

/**
 * The definition says what the page can show; the item says how its author wrote it. Any pair works: Markdown in a
 * headline loses its marks, plain words in an HTML slot are escaped.
 */
export function fitToSlot(
  definition: ContentDefinition,
  item: StoredText | undefined,
  locale: Locale = defaultLocale,
): unknown {
  switch (definition.type) {
    case 'text':
      return item ? toPlain(item) : definition.default[locale]
    case 'json':
      return (item && parseFitting(definition.schema, item.content)) ?? definition.default[locale]
    default:
      return toHtml(item ?? { type: definition.type, content: definition.default[locale] })
  }
}

export function toPlain({ type, content }: StoredText): string {
  if (type === 'markdown') return htmlToPlain(markdownToHtml(content))
  return type === 'html' ? htmlToPlain(content) : content
}

export function toHtml({ type, content }: StoredText): string {
  if (type === 'markdown') return markdownToHtml(content)
  return type === 'html' ? sanitizeRichText(content) : plainToHtml(content)
}

function parseFitting(schema: { safeParse(value: unknown): { data?: unknown } }, json: string): unknown {
  try {
    return schema.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}
