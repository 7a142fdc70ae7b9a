import type { Locale, Localized } from './locale.ts'
import { type Anchor, paths } from './paths.ts'

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

/** What the site's pages say about themselves, collected. */
export type SitePages = {
  linksIn: (locale: Locale) => Navigation
  /** Every permanent page worth finding. */
  listed: readonly string[]
  /** Areas that crawlers should stay out of. */
  keptOut: readonly string[]
}

/** `reloadDocument`: the screen has its own content policy, which only a full page load brings. */
export const adminLinks: readonly (NavigationLink & { end?: boolean; reloadDocument?: boolean })[] = [
  { label: 'Dashboard', to: paths.admin, end: true },
  { label: 'Applications', to: paths.adminApplications },
  { label: 'Messages', to: paths.adminMessages },
  { label: 'Blog', to: paths.adminBlog, reloadDocument: true },
  { label: 'Settings', to: paths.adminSettings },
]
