import type { z } from 'zod'
import { defaultLocale, type Locale, type Localized, mapLocales } from '#site/locale.ts'
import type { PageLink } from '#site/navigation.ts'
import type { PageMeta, SiteIdentity } from '#site/page-meta.ts'
import type { identityTexts } from './content.ts'

/** The cards of the admin's Content Management tab, in their order. */
export const contentSections = ['hero', 'trust', 'process', 'testimonials', 'global', 'pages'] as const
export type ContentSection = (typeof contentSections)[number]

type Place = { section: ContentSection }

/** A slot that shows plain words. `mistake` says what is wrong with words that the slot cannot use. */
export type TextDefinition = Place & {
  type: 'text'
  default: Localized<string>
  mistake?: (words: string) => string | undefined
}
/** A slot that shows sanitized HTML, written as HTML or as Markdown. */
export type RichDefinition = Place & { type: 'html' | 'markdown'; default: Localized<string> }
/** A slot that shows a list or record; what doesn't fit the schema is replaced by the default. */
export type JsonDefinition<T = unknown> = Place & {
  type: 'json'
  default: Localized<T>
  schema: z.ZodType<T>
}

export type ContentDefinition = TextDefinition | RichDefinition | JsonDefinition
export type Definitions = Record<string, ContentDefinition>

/** Markup that went through the sanitizer. Only such a string may be set as HTML. */
export type SafeHtml = string & { readonly sanitised: unique symbol }

/** What a page gets for each key: words, sanitized HTML, or the parsed value. */
export type Texts<D extends Definitions> = {
  [Key in keyof D]: D[Key] extends JsonDefinition<infer Value>
    ? Value
    : D[Key] extends RichDefinition
      ? SafeHtml
      : string
}

/** Makes the plain texts of one section: `plainTexts('hero', { en: { 'hero.headline': '...' } })`. */
/* @__NO_SIDE_EFFECTS__ */
export function plainTexts<Key extends string>(
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

/** The texts of a page, and those that every page has. */
export type PageTexts<D extends Definitions> = Texts<D> & Texts<typeof identityTexts>

/** What a page knows when it says what it is. */
export type HeadFacts<D extends Definitions> = {
  texts: PageTexts<D>
  site: SiteIdentity
  locale: Locale
}

/** All that the rest of the house knows about a page of the public site. src/pages.ts has the list. */
export type Page<D extends Definitions = Definitions> = {
  /** In the words of the admin's content editor. */
  name: string
  /** Its address, with names such as `:code` for what varies. */
  path: string
  /** What React Router matches, when that isn't the address. */
  route?: string
  /** The page's module, from `src/`. */
  file: string
  /** Tells pages with the same module apart. */
  id?: string
  /** What an administrator can change here. */
  texts: D
  /** What the page says about itself. One that shows a record makes its own in its loader. */
  head?(facts: HeadFacts<D>): PageMeta
  /** Every address of a path with names that is always there; they are listed like other pages. */
  addresses?: () => string[]
  /** Whether one of those is there, found out at little cost. */
  exists?: (params: Readonly<Record<string, string | undefined>>) => boolean
  /** Pages are listed in the sitemap unless crawlers are asked to stay out. */
  crawlers?: 'stay-out'
  navigation?: readonly PageLink[]
}

/** Keeps the types of a page's texts. Marked, as above, so that browsers get a page's words without its declaration. */
/* @__NO_SIDE_EFFECTS__ */
export function definePage<D extends Definitions>(page: Page<D>): Page<D> {
  return page
}

/** A text that an administrator can replace, and where to look at it. */
export type RegisteredText = ContentDefinition & { usedOn: string; path: string }
/** Every such text by its key. What isn't here is stored but shown nowhere. */
export type TextRegistry = Readonly<Record<string, RegisteredText>>

/** A text that several pages show counts as the first one's. */
export function collectTexts(pages: readonly Pick<Page, 'name' | 'path' | 'texts'>[]): TextRegistry {
  const registry: Record<string, RegisteredText> = {}
  for (const { name, path, texts } of pages) {
    for (const [key, definition] of Object.entries(texts)) {
      registry[key] ??= { ...definition, usedOn: name, path }
    }
  }
  return registry
}
