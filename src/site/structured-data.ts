import { labelOf } from '#domain/choice.ts'
import { states } from '#domain/states.ts'
import { addressIn } from './addresses.ts'
import { type Locale, localized } from './locale.ts'
import { absoluteUrl, type JsonLd, type SiteIdentity } from './page-meta.ts'
import { paths } from './paths.ts'
import { everyState, type ServiceArea } from './service-area.ts'

type Site = Pick<SiteIdentity, 'publicUrl'>
type Crumb = { label: string; to: string }

/** Other pages point to the company in Home's structured data instead of repeating it. */
export const companyId = (site: Site, locale: Locale): string =>
  `${absoluteUrl(addressIn(locale, paths.home), site)}#company`

const countryName = localized({ en: 'United States' })
export const countryIn = (locale: Locale) => ({ '@type': 'Country', name: countryName[locale] })

/** The country, or the states that no rule has closed. */
export const areaServed = (area: ServiceArea, locale: Locale): JsonLd | JsonLd[] =>
  area.length === everyState.length
    ? countryIn(locale)
    : area.map((code) => ({
        '@type': 'State',
        name: labelOf(states, code, locale),
        containedInPlace: countryIn(locale),
      }))

/** The trail that `ui/breadcrumb` shows, with the page itself last. */
export function breadcrumbList(trail: readonly Crumb[], page: Crumb, site: Site, locale: Locale): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...trail, page].map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(addressIn(locale, to), site),
    })),
  }
}

/** Pages that another page lists, in its order. */
export function itemList(
  name: string,
  pages: readonly { name: string; path: string }[],
  site: Site,
  locale: Locale,
): JsonLd {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: pages.length,
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.name,
      url: absoluteUrl(addressIn(locale, page.path), site),
    })),
  }
}

export type Question = { question: string; answer: string }

export function faqPage(questions: readonly Question[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
