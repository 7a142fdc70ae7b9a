import { absoluteUrl, type JsonLd, type SiteIdentity } from './page-meta.ts'
import { paths } from './paths.ts'

type Site = Pick<SiteIdentity, 'publicUrl'>
type Crumb = { label: string; to: string }

/** The id of the company in Home's structured data; other pages point to it instead of repeating it. */
export const companyId = (site: Site): string => `${absoluteUrl(paths.home, site)}#company`

/** The trail that `ui/breadcrumb` shows, with the page itself last. */
export function breadcrumbList(trail: readonly Crumb[], page: Crumb, site: Site): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...trail, page].map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(to, site),
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
