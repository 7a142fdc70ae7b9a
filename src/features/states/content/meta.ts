import { claims } from '#site/claims.ts'
import { absoluteUrl, type PageMeta, type SiteIdentity } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList, companyId } from '#site/structured-data.ts'
import type { StateEntry } from '../content.ts'
import { type StateProfile, yearsInWords } from './profile.ts'

// Sent to browsers, which name a page anew when they go to it: of the profiles it may import types only.

export const homeCrumb = { label: 'Home', to: paths.home }
export const indexCrumb = { label: 'States We Serve', to: paths.states }

export function indexMeta(states: readonly StateEntry[], site: SiteIdentity): PageMeta {
  return {
    title: 'States We Serve',
    description: `Pre-settlement funding in all ${claims.statesServed} states. Find yours: how long you have to sue, what happens if you share the blame, and the law on advances.`,
    keywords: [
      'pre-settlement funding by state',
      'lawsuit funding states',
      'statute of limitations by state',
      'comparative fault by state',
    ],
    path: paths.states,
    jsonLd: [
      {
        '@type': 'ItemList',
        name: 'States We Serve',
        numberOfItems: states.length,
        itemListElement: states.map(({ code, name }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: absoluteUrl(paths.state(code), site),
        })),
      },
      breadcrumbList([homeCrumb], indexCrumb, site),
    ],
  }
}

export type Contact = { phone: string; email: string }

export function stateMeta(state: StateProfile, contact: Contact, site: SiteIdentity): PageMeta {
  const { name, code, majorCities, timeToSue } = state
  const path = paths.state(code)
  return {
    title: `Pre-Settlement Funding in ${name}`,
    description: `Cash while your ${name} injury case is open. ${name} gives you ${yearsInWords(timeToSue.years)} to sue: see its fault rule, its limits and what differs for funding there.`,
    keywords: [
      `pre-settlement funding ${name}`,
      `lawsuit funding ${name}`,
      ...majorCities.map((city) => `legal funding ${city}`),
      `${name} statute of limitations personal injury`,
    ],
    path,
    jsonLd: [
      {
        '@type': 'FinancialService',
        '@id': `${absoluteUrl(path, site)}#service`,
        name: site.name,
        url: absoluteUrl(path, site),
        telephone: contact.phone,
        email: contact.email,
        description: `Non-recourse pre-settlement funding for people with a pending injury case in ${name}.`,
        parentOrganization: { '@id': companyId(site) },
        areaServed: {
          '@type': 'State',
          name,
          containedInPlace: { '@type': 'Country', name: 'United States' },
          containsPlace: majorCities.map((city) => ({ '@type': 'City', name: city })),
        },
      },
      breadcrumbList([homeCrumb, indexCrumb], { label: name, to: path }, site),
    ],
  }
}
