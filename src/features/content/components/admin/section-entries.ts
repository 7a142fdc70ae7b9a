import type { ContentItem, ContentSection, RegistryEntry } from '../../schema.ts'

export type SectionEntry = {
  key: string
  known?: RegistryEntry | undefined
  item?: ContentItem | undefined
}

/** In the order of the page, then keys that no page shows. A known key stays in its section, wherever it was filed. */
export function listSectionEntries(
  section: ContentSection,
  registry: readonly RegistryEntry[],
  items: readonly ContentItem[],
): SectionEntry[] {
  const stored = new Map(items.map((item) => [item.key, item]))
  const known = new Set(registry.map(({ key }) => key))
  return [
    ...registry
      .filter((entry) => entry.section === section)
      .map((entry) => ({ key: entry.key, known: entry, item: stored.get(entry.key) })),
    ...items
      .filter((item) => item.section === section && !known.has(item.key))
      .map((item) => ({ key: item.key, item })),
  ]
}

export function matches({ key, known, item }: SectionEntry, words: string): boolean {
  const text = [key, item?.title, item?.content ?? known?.default, known?.usedOn].join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const previewLength = 200

export const cutPreview = (content: string): string =>
  content.length > previewLength ? `${content.slice(0, previewLength)}…` : content
