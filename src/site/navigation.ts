import type { Locale, Localized } from './locale.ts'
import type { Anchor } from './paths.ts'

export type NavigationLink = { label: string; to: string }

export const footerGroups = ['funding', 'company', 'help'] as const
export type FooterGroup = (typeof footerGroups)[number]

/** A link to a page, or to an anchor on it, in the site's header or in a group of its footer. */
export type PageLink = {
  label: Localized<string>
  in: readonly ('header' | FooterGroup)[]
  at?: Anchor
}

/** The links around every public page, in one language. */
export type Navigation = Readonly<Record<'header' | FooterGroup, readonly NavigationLink[]>>

/** A page that is there while a list of its texts, by its key, has entries; `link` stands in the footer then. */
export type OpeningPage = { key: string; link: NavigationLink }

/** What the site's pages say about themselves, collected. */
export type SitePages = {
  linksIn: (locale: Locale) => Navigation
  opening: (locale: Locale) => readonly OpeningPage[]
  /** Every permanent page worth finding. */
  listed: readonly string[]
  /** Areas that crawlers should stay out of. */
  keptOut: readonly string[]
}
