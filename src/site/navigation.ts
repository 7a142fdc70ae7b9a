import type { Locale, Localized } from './locale.ts'
import type { Anchor } from './paths.ts'
import type { SiteFacts } from './site-facts.ts'

export type NavigationLink = { label: string; to: string }

export const footerGroups = ['funding', 'company', 'help'] as const
export type FooterGroup = (typeof footerGroups)[number]

/** A link to a page or an anchor on it, in the header or in a group of the footer. */
export type PageLink = {
  label: Localized<string>
  in: readonly ('header' | FooterGroup)[]
  at?: Anchor
}

export type Navigation = Readonly<Record<'header' | FooterGroup, readonly NavigationLink[]>>

/** The page exists while the owner's decisions say so; the footer links to it then. */
export type OpeningPage = { isOpen: (facts: SiteFacts) => boolean; link: NavigationLink }

export type SitePages = {
  linksIn: (locale: Locale) => Navigation
  opening: (locale: Locale) => readonly OpeningPage[]
  /** Every permanent page worth finding. */
  listed: readonly string[]
  /** Areas that crawlers should stay out of. */
  keptOut: readonly string[]
}
