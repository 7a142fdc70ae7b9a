import { homeCrumb } from '#features/texts/content.ts'
import { addressIn } from '#site/addresses.ts'
import type { Locale } from '#site/locale.ts'
import { absoluteUrl, type PageMeta, type SiteIdentity } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList, companyId, countryIn, itemList } from '#site/structured-data.ts'
import type { StateName } from '../content.ts'
import type { StateProfile } from './profile.ts'
import { closedWords } from './rule-words.ts'
import { stateWords } from './words.ts'

const indexCrumb = (locale: Locale) => ({ label: stateWords[locale].index.title, to: paths.states })

export const indexTrail = (locale: Locale) => [homeCrumb[locale]]
export const stateTrail = (locale: Locale) => [homeCrumb[locale], indexCrumb(locale)]

/** Lists the states that the title promises. The page links to the others, too. */
export function indexHead(states: readonly StateName[], site: SiteIdentity, locale: Locale): PageMeta {
  const { title, head } = stateWords[locale].index
  return {
    title,
    ...head,
    path: paths.states,
    jsonLd: [
      itemList(
        title,
        states.map(({ code, name }) => ({ name, path: paths.state(code) })),
        site,
        locale,
      ),
      breadcrumbList(indexTrail(locale), indexCrumb(locale), site, locale),
    ],
  }
}

export type Contact = { phone: string; email: string }

/** A closed state's page is about its injury law and offers no service to search engines. */
export function closedStateHead({ name, code }: StateProfile, site: SiteIdentity, locale: Locale): PageMeta {
  const { title, head } = closedWords[locale]
  const path = paths.state(code)
  return {
    title: title(name).join(' '),
    description: head.description(name),
    keywords: head.keywords(name),
    path,
    jsonLd: [breadcrumbList(stateTrail(locale), { label: name, to: path }, site, locale)],
  }
}

export function stateHead(
  state: StateProfile,
  contact: Contact,
  site: SiteIdentity,
  locale: Locale,
): PageMeta {
  const { name, code, majorCities, timeToSue } = state
  const words = stateWords[locale]
  const path = paths.state(code)
  return {
    title: words.state.title(name).join(' '),
    description: timeToSue.unsettled
      ? words.state.head.descriptionUnsettled(name)
      : words.state.head.description(name, `${timeToSue.years} ${words.years(timeToSue.years)}`),
    keywords: words.state.head.keywords(name, majorCities),
    path,
    jsonLd: [
      {
        '@type': 'FinancialService',
        '@id': `${absoluteUrl(addressIn(locale, path), site)}#service`,
        name: site.name,
        url: absoluteUrl(addressIn(locale, path), site),
        telephone: contact.phone,
        email: contact.email,
        description: words.state.head.service(name),
        parentOrganization: { '@id': companyId(site, locale) },
        areaServed: {
          '@type': 'State',
          name,
          containedInPlace: countryIn(locale),
          containsPlace: majorCities.map((city) => ({ '@type': 'City', name: city })),
        },
      },
      breadcrumbList(stateTrail(locale), { label: name, to: path }, site, locale),
    ],
  }
}
