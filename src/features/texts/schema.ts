import type { z } from 'zod'
import { defaultLocale, type Locale, type Localized, mapLocales } from '#site/locale.ts'
import type { PageLink } from '#site/navigation.ts'
import type { PageMeta, SiteIdentity } from '#site/page-meta.ts'
import type { ServiceArea } from '#site/service-area.ts'
import type { SiteFacts } from '#site/site-facts.ts'
import type { identityTexts } from './content.ts'

export const contentSections = ['hero', 'trust', 'process', 'testimonials', 'global', 'pages'] as const
export type ContentSection = (typeof contentSections)[number]

type Place = { section: ContentSection }

/** `mistake` says what is wrong with words that the slot can't use. */
export type TextDefinition = Place & {
  type: 'text'
  default: Localized<string>
  mistake?: (words: string) => string | undefined
}
export type RichDefinition = Place & { type: 'html' | 'markdown'; default: Localized<string> }
/** A value that doesn't fit the schema falls back to the default. */
export type JsonDefinition<T = unknown> = Place & {
  type: 'json'
  default: Localized<T>
  schema: z.ZodType<T>
}

export type ContentDefinition = TextDefinition | RichDefinition | JsonDefinition
export type Definitions = Record<string, ContentDefinition>

/** Only this type may be set as HTML. */
export type SafeHtml = string & { readonly sanitized: unique symbol }

export type Texts<D extends Definitions> = {
  [Key in keyof D]: D[Key] extends JsonDefinition<infer Value>
    ? Value
    : D[Key] extends RichDefinition
      ? SafeHtml
      : string
}

/** `definePlainTexts('hero', { en: { 'hero.headline': '...' } })` */
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

export type PageTexts<D extends Definitions> = Texts<D> & Texts<typeof identityTexts>

export type HeadFacts<D extends Definitions> = {
  texts: PageTexts<D>
  site: SiteIdentity
  locale: Locale
  area: ServiceArea
}

/** All that the rest of the code knows about a public page. src/pages.ts has the list. */
export type Page<D extends Definitions = Definitions> = {
  name: string
  path: string
  route?: string
  file: string
  id?: string
  texts: D
  /** A page that shows a record makes its own in its loader. */
  head?(facts: HeadFacts<D>): PageMeta
  addresses?: () => string[]
  exists?: (params: Readonly<Record<string, string | undefined>>) => boolean
  /** While it says no, the page, its links and its line in the sitemap don't exist (decision 081). */
  isOpen?: (facts: SiteFacts) => boolean
  crawlers?: 'stay-out'
  navigation?: readonly PageLink[]
}

/** Keeps the types of a page's texts. The mark lets the bundler drop the declaration and keep the words. */
/* @__NO_SIDE_EFFECTS__ */
export function definePage<D extends Definitions>(page: Page<D>): Page<D> {
  return page
}

export type RegisteredText = ContentDefinition & { usedOn: string; path: string }
/** The site stores any other key but shows it nowhere. */
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
