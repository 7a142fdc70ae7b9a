import { definePage } from '#features/texts/schema.ts'
import { type CaseTypeSlug, caseFigures, formatTimeframe } from '#site/case-figures.ts'
import { formatDollars } from '#site/format.ts'
import { absoluteUrl, type PageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList, companyId } from '#site/structured-data.ts'
import { carAccident } from './content/car-accident.ts'
import { medicalMalpractice } from './content/medical-malpractice.ts'
import { motorcycleAccident } from './content/motorcycle-accident.ts'
import { productLiability } from './content/product-liability.ts'
import { slipAndFall } from './content/slip-and-fall.ts'
import { truckAccident } from './content/truck-accident.ts'
import { workplaceInjury } from './content/workplace-injury.ts'
import { wrongfulDeath } from './content/wrongful-death.ts'
import type { CaseType, CaseTypeCopy } from './schema.ts'

// Read by loaders only: eight long texts have no business in the browser's bundle.
export const caseTypes: readonly CaseType[] = [
  carAccident,
  truckAccident,
  slipAndFall,
  medicalMalpractice,
  motorcycleAccident,
  productLiability,
  workplaceInjury,
  wrongfulDeath,
].map(withFigures)

function withFigures(copy: CaseTypeCopy): CaseType {
  const { name, funding, months } = caseFigures[copy.slug]
  return {
    ...copy,
    name,
    averageFunding: funding.map((amount) => formatDollars(amount)).join(' - '),
    typicalTimeframe: formatTimeframe(months),
  }
}

export const findCaseType = (slug: string): CaseType | undefined =>
  caseTypes.find((caseType) => caseType.slug === slug)

export const caseTypesPage = definePage({
  name: 'Case types',
  path: paths.caseTypes,
  file: 'features/case-types/pages/case-types.tsx',
  texts: {},
  navigation: [{ label: { en: 'Case Types' }, in: ['header', 'funding'] }],
})

export const caseTypePage = definePage({
  name: 'One case type',
  path: `${paths.caseTypes}/:caseType`,
  file: 'features/case-types/pages/case-type.tsx',
  texts: {},
  addresses: () => caseTypes.map(({ slug }) => paths.caseType(slug)),
  exists: ({ caseType = '' }) => findCaseType(caseType) !== undefined,
})

/** A case type as one line of a list. */
export type CaseTypeEntry = Pick<
  CaseType,
  'slug' | 'name' | 'icon' | 'description' | 'averageFunding' | 'typicalTimeframe'
>

export const toEntry = ({
  slug,
  name,
  icon,
  description,
  averageFunding,
  typicalTimeframe,
}: CaseType): CaseTypeEntry => ({ slug, name, icon, description, averageFunding, typicalTimeframe })

const relatedCount = 4
const relatedDescriptionLength = 100
const suggestionCount = 6

/** The first four others in list order. */
export const relatedTo = (slug: CaseTypeSlug): CaseTypeEntry[] =>
  caseTypes
    .filter((other) => other.slug !== slug)
    .slice(0, relatedCount)
    .map(toEntry)
    .map((entry) => ({ ...entry, description: cut(entry.description, relatedDescriptionLength) }))

/** Shown when nobody knows the case type that was asked for. */
export const suggestedCaseTypes = (): CaseTypeEntry[] => caseTypes.slice(0, suggestionCount).map(toEntry)

/** Ends with the last whole word that fits. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const words = text.slice(0, length + 1)
  return `${words.slice(0, words.lastIndexOf(' ')).replace(/\W+$/, '')}...`
}

const home = { label: 'Home', to: paths.home }
const index = { label: 'Case Types', to: paths.caseTypes }

export const indexTrail = [home]
export const detailTrail = [home, index]

export function indexMeta(publicUrl: string): PageMeta {
  const site = { publicUrl }
  return {
    title: 'Personal Injury Cases We Fund',
    description:
      'Eight kinds of injury cases we fund, side by side: typical funding, how long each takes to settle, and what we look for. No credit check, no upfront fees.',
    keywords: ['case types', 'personal injury funding', 'lawsuit funding amounts', 'time to settle'],
    path: paths.caseTypes,
    jsonLd: [
      {
        '@type': 'ItemList',
        name: 'Personal Injury Cases We Fund',
        numberOfItems: caseTypes.length,
        itemListElement: caseTypes.map(({ name, slug }, position) => ({
          '@type': 'ListItem',
          position: position + 1,
          name,
          url: absoluteUrl(paths.caseType(slug), site),
        })),
      },
      breadcrumbList(indexTrail, index, site),
    ],
  }
}

type Described = Pick<CaseType, 'name' | 'slug' | 'metaDescription' | 'keywords'>

export function detailMeta(
  { name, slug, metaDescription, keywords }: Described,
  publicUrl: string,
): PageMeta {
  const site = { publicUrl }
  const path = paths.caseType(slug)
  return {
    title: `${name} Funding`,
    description: metaDescription,
    keywords: [...keywords, 'pre-settlement funding'],
    path,
    jsonLd: [
      {
        '@type': 'Service',
        '@id': `${absoluteUrl(path, site)}#service`,
        name: `${name} Funding`,
        serviceType: 'Pre-settlement funding',
        description: metaDescription,
        url: absoluteUrl(path, site),
        provider: { '@id': companyId(site) },
        areaServed: { '@type': 'Country', name: 'United States' },
        audience: { '@type': 'Audience', audienceType: `People with a pending ${name.toLowerCase()} case` },
      },
      breadcrumbList(detailTrail, { label: name, to: path }, site),
    ],
  }
}
