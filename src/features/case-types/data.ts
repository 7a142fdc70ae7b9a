import type { Locale } from '#site/locale.ts'
import * as engravings from '#ui/engravings/index.ts'
import { type CaseType, type CaseTypeSlug, listCaseTypes } from './content.ts'

type Illustrated<T extends Pick<CaseType, 'picture'>> = Omit<T, 'picture'> & { picture: engravings.Engraving }

const plates: Partial<Record<CaseTypeSlug, { wide: engravings.Engraving; narrow: engravings.Engraving }>> = {
  'truck-accident': { wide: engravings.highwayWide, narrow: engravings.highwayNarrow },
  'medical-malpractice': { wide: engravings.corridorWide, narrow: engravings.corridorNarrow },
}

export const plateOf = (slug: CaseTypeSlug) => plates[slug]

export type CaseTypeDetail = Illustrated<CaseType> & { plate: ReturnType<typeof plateOf> }

export type CaseTypeEntry = Pick<
  CaseTypeDetail,
  'slug' | 'name' | 'picture' | 'description' | 'funding' | 'months' | 'averageFunding' | 'typicalTimeframe'
>

/** Browsers get only the pictures they show, not the list of all. */
export const illustrate = <T extends Pick<CaseType, 'picture'>>(caseType: T): Illustrated<T> => ({
  ...caseType,
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: only loaders come here, and the server has every picture.
  picture: engravings[caseType.picture],
})

const toEntry = (caseType: CaseType): CaseTypeEntry => {
  const { slug, name, picture, description, funding, months } = illustrate(caseType)
  const { averageFunding, typicalTimeframe } = caseType
  return { slug, name, picture, description, funding, months, averageFunding, typicalTimeframe }
}

export const listEntries = (locale: Locale): CaseTypeEntry[] => listCaseTypes(locale).map(toEntry)

const relatedCount = 4
const relatedDescriptionLength = 100
const suggestionCount = 6

export const listRelated = (slug: CaseTypeSlug, locale: Locale): CaseTypeEntry[] =>
  listEntries(locale)
    .filter((other) => other.slug !== slug)
    .slice(0, relatedCount)
    .map((entry) => ({ ...entry, description: cut(entry.description, relatedDescriptionLength) }))

export const suggestCaseTypes = (locale: Locale): CaseTypeEntry[] =>
  listEntries(locale).slice(0, suggestionCount)

export function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const words = text.slice(0, length + 1)
  return `${words.slice(0, words.lastIndexOf(' ')).replace(/\W+$/, '')}...`
}
