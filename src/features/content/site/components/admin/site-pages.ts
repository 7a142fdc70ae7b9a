import type { ContentItem, RegistryEntry } from '../../../schema.ts'
import { namedParts } from '../../content.ts'

export type SiteText = { key: string; name: string; known: RegistryEntry; item?: ContentItem | undefined }
export type SitePart = { name: string; texts: SiteText[] }
export type SitePage = { id: string; name: string; path: string; parts: SitePart[] }

/** Shared texts come last: people look for others first. */
export function listPages(registry: readonly RegistryEntry[], items: readonly ContentItem[]): SitePage[] {
  const stored = new Map(items.map((item) => [item.key, item]))
  const pages = [...Map.groupBy(registry, ({ usedOn }) => usedOn)].map(([name, entries]) => ({
    id: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    name,
    path: entries[0]?.path ?? '/',
    parts: listParts(entries, stored),
  }))
  return pages.sort((a, b) => Number(a.id === everyPage) - Number(b.id === everyPage))
}

const everyPage = 'every-page'

function listParts(entries: readonly RegistryEntry[], stored: ReadonlyMap<string, ContentItem>): SitePart[] {
  const left = new Map(entries.map((entry) => [entry.key, entry]))
  const take = (key: string, name: string): SiteText[] => {
    const known = left.get(key)
    left.delete(key)
    return known ? [{ key, name, known, item: stored.get(key) }] : []
  }
  const parts = namedParts.map(({ name, texts }) => ({
    name,
    texts: Object.entries(texts).flatMap(([key, text]) => take(key, text)),
  }))
  // People can edit a new page before anybody names its texts.
  const others = { name: 'Texts', texts: [...left.keys()].flatMap((key) => take(key, nameOf(key))) }
  return [...parts, others].filter(({ texts }) => texts.length > 0)
}

function nameOf(key: string): string {
  const words = key.split('.').slice(1).join(', ').replaceAll('-', ' ') || key
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

export const textsOf = ({ parts }: Pick<SitePage, 'parts'>): SiteText[] => parts.flatMap(({ texts }) => texts)

export const filterPages = (pages: readonly SitePage[], passes: (text: SiteText) => boolean): SitePage[] =>
  pages
    .map((page) => ({
      ...page,
      parts: page.parts
        .map((part) => ({ ...part, texts: part.texts.filter(passes) }))
        .filter(({ texts }) => texts.length > 0),
    }))
    .filter(({ parts }) => parts.length > 0)

export const publicWords = ({ known, item }: Pick<SiteText, 'known' | 'item'>) =>
  item?.content ?? known.default

export const usualLength = ({ default: words }: RegistryEntry): number =>
  Math.max(10, Math.ceil((words.length * 1.1) / 10) * 10)

export const countTexts = (texts: number): string => (texts === 1 ? '1 text' : `${texts} texts`)
