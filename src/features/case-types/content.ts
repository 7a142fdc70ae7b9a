import { homeCrumb } from '#features/texts/content.ts'
import { definePage, type HeadFacts } from '#features/texts/schema.ts'
import { addressIn } from '#site/addresses.ts'
import { formatDollars } from '#site/format.ts'
import { type Locale, localized } from '#site/locale.ts'
import { absoluteUrl, type PageMeta, type SiteIdentity } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import type { ServiceArea } from '#site/service-area.ts'
import { areaServed, breadcrumbList, companyId, itemList } from '#site/structured-data.ts'
import { carAccident } from './content/car-accident.ts'
import { medicalMalpractice } from './content/medical-malpractice.ts'
import { motorcycleAccident } from './content/motorcycle-accident.ts'
import { productLiability } from './content/product-liability.ts'
import { slipAndFall } from './content/slip-and-fall.ts'
import { truckAccident } from './content/truck-accident.ts'
import { caseTypeWords } from './content/words.ts'
import { workplaceInjury } from './content/workplace-injury.ts'
import { wrongfulDeath } from './content/wrongful-death.ts'
import type { CaseTypeCopy, CaseTypeDefinition } from './schema.ts'

// Only loaders read it: eight long texts don't belong in the browser's bundle.
const definitions = [
  carAccident,
  truckAccident,
  slipAndFall,
  medicalMalpractice,
  motorcycleAccident,
  productLiability,
  workplaceInjury,
  wrongfulDeath,
] as const

type Definition = (typeof definitions)[number]
export type CaseTypeSlug = Definition['slug']

export type CaseType = Omit<CaseTypeDefinition, 'slug' | 'copy'> &
  CaseTypeCopy & {
    slug: CaseTypeSlug
    averageFunding: string
    typicalTimeframe: string
  }

export const listCaseTypes = (locale: Locale): CaseType[] =>
  definitions.map((definition) => toCaseType(definition, locale))

function toCaseType({ copy, ...definition }: Definition, locale: Locale): CaseType {
  return {
    ...definition,
    ...copy[locale],
    averageFunding: definition.funding.map((amount) => formatDollars(amount, locale)).join(' - '),
    typicalTimeframe: caseTypeWords[locale].timeframe(definition.months),
  }
}

/** Both axes end at the largest of all kinds of cases, so that people can compare any two. */
export const axes = {
  years: Math.max(...definitions.map(({ months }) => months[1])) / 12,
  dollars: Math.max(...definitions.map(({ funding }) => funding[1])),
}

export const findCaseType = (slug: string, locale: Locale): CaseType | undefined =>
  listCaseTypes(locale).find((caseType) => caseType.slug === slug)

export const caseTypesPage = definePage({
  name: 'Case types',
  path: paths.caseTypes,
  file: 'features/case-types/pages/case-types.tsx',
  texts: {},
  head: indexHead,
  navigation: [{ label: localized({ en: 'Case Types' }), in: ['header', 'funding'] }],
})

export const caseTypePage = definePage({
  name: 'One case type',
  path: `${paths.caseTypes}/:caseType`,
  file: 'features/case-types/pages/case-type.tsx',
  texts: {},
  addresses: () => definitions.map(({ slug }) => paths.caseType(slug)),
  exists: ({ caseType = '' }) => definitions.some(({ slug }) => slug === caseType),
})

const indexCrumb = (locale: Locale) => ({ label: caseTypeWords[locale].index.crumb, to: paths.caseTypes })

export const indexTrail = (locale: Locale) => [homeCrumb[locale]]
export const detailTrail = (locale: Locale) => [homeCrumb[locale], indexCrumb(locale)]

function indexHead({ site, locale }: HeadFacts<Record<never, never>>): PageMeta {
  const { title, head } = caseTypeWords[locale].index
  const caseTypes = listCaseTypes(locale)
  return {
    title,
    description: head.description(caseTypes.length),
    keywords: head.keywords,
    path: paths.caseTypes,
    jsonLd: [
      itemList(
        title,
        caseTypes.map(({ name, slug }) => ({ name, path: paths.caseType(slug) })),
        site,
        locale,
      ),
      breadcrumbList(indexTrail(locale), indexCrumb(locale), site, locale),
    ],
  }
}

export function detailHead(
  { name, slug, metaDescription, keywords, audience }: CaseType,
  site: SiteIdentity,
  locale: Locale,
  area: ServiceArea,
): PageMeta {
  const { title, topic, keyword } = caseTypeWords[locale].detail.head
  const path = paths.caseType(slug)
  return {
    title: title(name),
    description: metaDescription,
    keywords: [...keywords, keyword],
    path,
    jsonLd: [
      {
        '@type': 'Service',
        '@id': `${absoluteUrl(addressIn(locale, path), site)}#service`,
        name: title(name),
        serviceType: topic,
        description: metaDescription,
        url: absoluteUrl(addressIn(locale, path), site),
        provider: { '@id': companyId(site, locale) },
        areaServed: areaServed(area, locale),
        audience: { '@type': 'Audience', audienceType: audience },
      },
      breadcrumbList(detailTrail(locale), { label: name, to: path }, site, locale),
    ],
  }
}
