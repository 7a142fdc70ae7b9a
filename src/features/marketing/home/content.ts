import type { homeTexts, Texts } from '#features/content/content.ts'
import { claims } from '#site/claims.ts'
import { defaultLocale, languageTags } from '#site/locale.ts'
import { absoluteUrl, type PageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'

export type HomeTexts = Texts<typeof homeTexts>

/** The six kinds of cases that Home shows, of the eight that have a page. */
export const fundedOnHome = [
  'car-accident',
  'truck-accident',
  'slip-and-fall',
  'medical-malpractice',
  'workplace-injury',
  'wrongful-death',
] as const

export function homeMeta(texts: HomeTexts, publicUrl: string): PageMeta {
  const name = texts['global.brand.name']
  const url = absoluteUrl(paths.home, { publicUrl })
  const company = `${url}#company`
  return {
    title: `Pre-Settlement Funding for Injured People | ${name}`,
    description: `Cash for rent, food and medical bills while your injury case is open. No credit check, no upfront fees. Repay only if you win. All ${claims.statesServed} states.`,
    keywords: [
      'pre-settlement funding',
      'legal funding',
      'lawsuit funding',
      'personal injury funding',
      'settlement advance',
      'no credit check',
    ],
    path: paths.home,
    jsonLd: [
      {
        '@type': ['Organization', 'FinancialService'],
        '@id': company,
        name,
        url,
        telephone: texts['global.contact.phone'],
        email: texts['global.contact.email'],
        description: 'Non-recourse pre-settlement funding for people with a pending personal injury case.',
        areaServed: { '@type': 'Country', name: 'United States' },
      },
      {
        '@type': 'WebSite',
        '@id': `${url}#website`,
        name,
        url,
        publisher: { '@id': company },
        inLanguage: languageTags[defaultLocale],
      },
    ],
  }
}
