import type { z } from 'zod'
import { defaultLocale, type Locale, type Localized, mapLocales } from '#site/locale.ts'
import type { PageLink } from '#site/navigation.ts'
import type { PageMeta, SiteIdentity } from '#site/page-meta.ts'
import type { ServiceArea } from '#site/service-area.ts'
import type { identityTexts } from './content.ts'

/** The cards of the admin's Content Management tab, in order. */
export const contentSections = ['hero', 'trust', 'process', 'testimonials', 'global', 'pages'] as const
export type ContentSection = (typeof contentSections)[number]

type Place = { section: ContentSection }

/** A slot for plain words. `mistake` says what is wrong with words it can't use. */
export type TextDefinition = Place & {
  type: 'text'
  default: Localized<string>
  mistake?: (words: string) => string | undefined
}
/** A slot for sanitized HTML, written as HTML or Markdown. */
export type RichDefinition = Place & { type: 'html' | 'markdown'; default: Localized<string> }
/** A slot for a list or record; a value that doesn't fit the schema falls back to the default. */
export type JsonDefinition<T = unknown> = Place & {
  type: 'json'
  default: Localized<T>
  schema: z.ZodType<T>
}

export type ContentDefinition = TextDefinition | RichDefinition | JsonDefinition
export type Definitions = Record<string, ContentDefinition>

/** Sanitized markup. Only this type may be set as HTML. */
export type SafeHtml = string & { readonly sanitized: unique symbol }

/** A page's value for each key: words, sanitized HTML, or the parsed value. */
export type Texts<D extends Definitions> = {
  [Key in keyof D]: D[Key] extends JsonDefinition<infer Value>
    ? Value
    : D[Key] extends RichDefinition
      ? SafeHtml
      : string
}

/** Makes the plain texts of one section: `definePlainTexts('hero', { en: { 'hero.headline': '...' } })`. */
/* @__NO_SIDE_EFFECTS__ */
export function definePlainTexts<Key extends string>(
  section: ContentSection,
  texts: Localized<Record<Key, string>>,
): Record<Key, TextDefinition> {
  const keys = Object.keys(texts[defaultLocale]) as Key[]
  const entries = keys.map((key) => [
    key,
    { section, type: 'text', default: mapLocales((locale) => texts[locale][key]) },
  ])
  return Object.fromEntries(entries) as Record<Key, TextDefinition>
}

/** A page's own texts, plus those every page has. */
export type PageTexts<D extends Definitions> = Texts<D> & Texts<typeof identityTexts>

/** What a page can use to describe itself. */
export type HeadFacts<D extends Definitions> = {
  texts: PageTexts<D>
  site: SiteIdentity
  locale: Locale
  /** Where we fund people today. */
  area: ServiceArea
}

/** Everything the rest of the code knows about a public page. src/pages.ts has the list. */
export type Page<D extends Definitions = Definitions> = {
  /** The name in the admin's content editor. */
  name: string
  /** Its address, with names such as `:code` for the variable parts. */
  path: string
  /** What React Router matches, if not the address. */
  route?: string
  /** The page's module, relative to `src/`. */
  file: string
  /** Tells apart pages that share a module. */
  id?: string
  /** The texts an administrator can change here. */
  texts: D
  /** The page's description of itself. A page that shows a record makes its own in its loader. */
  head?(facts: HeadFacts<D>): PageMeta
  /** Every fixed address of a path with names; listed like other pages. */
  addresses?: () => string[]
  /** Checks cheaply whether one of those addresses exists. */
  exists?: (params: Readonly<Record<string, string | undefined>>) => boolean
  /** The key of a list: while it has no entries, there is no page, no link to it and no line in the sitemap. */
  opensWith?: keyof D & string
  /** Pages are in the sitemap unless crawlers are asked to stay out. */
  crawlers?: 'stay-out'
  navigation?: readonly PageLink[]
}

/** Keeps the types of a page's texts. Marked, as above, so that browsers get a page's words without its declaration. */
/* @__NO_SIDE_EFFECTS__ */
export function definePage<D extends Definitions>(page: Page<D>): Page<D> {
  return page
}

/** A text an administrator can replace, and where it appears. */
export type RegisteredText = ContentDefinition & { usedOn: string; path: string }
/** Every such text by key. Any other key is stored but shown nowhere. */
export type TextRegistry = Readonly<Record<string, RegisteredText>>

/** A text on several pages counts as the first page's. */
export function collectTexts(pages: readonly Pick<Page, 'name' | 'path' | 'texts'>[]): TextRegistry {
  const registry: Record<string, RegisteredText> = {}
  for (const { name, path, texts } of pages) {
    for (const [key, definition] of Object.entries(texts)) {
      registry[key] ??= { ...definition, usedOn: name, path }
    }
  }
  return registry
}
