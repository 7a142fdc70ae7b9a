import { homeCrumb } from '#features/texts/content.ts'
import { definePage } from '#features/texts/schema.ts'
import { type Locale, languageTags, localized } from '#site/locale.ts'
import { absoluteUrl, type PageMeta, type SiteIdentity } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList } from '#site/structured-data.ts'
import type { LegalDocument } from './content/document.ts'

/* @__NO_SIDE_EFFECTS__ */
const legalPage = (name: string, path: string, label?: string) =>
  definePage({
    name,
    path,
    file: `features/marketing/legal/pages${path}.tsx`,
    texts: {},
    ...(label && { navigation: [{ label: localized({ en: label }), in: ['help'] }] }),
  })

export const privacyPolicyPage = legalPage('Privacy policy', paths.privacyPolicy, 'Privacy Policy')
export const termsPage = legalPage('Terms of service', paths.terms, 'Terms of Service')
export const cookiePolicyPage = legalPage('Cookie policy', paths.cookiePolicy)
/** Washington wants it linked from the home page, by a link of its own (RCW 19.373.020). */
export const healthDataPage = legalPage(
  'Consumer health data privacy',
  paths.healthData,
  'Consumer Health Data Privacy',
)
export const accessibilityPage = legalPage('Accessibility', paths.accessibility, 'Accessibility')

export function legalHead(
  { title, description, keywords }: LegalDocument,
  path: string,
  site: SiteIdentity,
  locale: Locale,
): PageMeta {
  return {
    title,
    description,
    keywords,
    path,
    jsonLd: [
      {
        '@type': 'WebPage',
        name: title,
        description,
        url: absoluteUrl(path, site),
        inLanguage: languageTags[locale],
        isPartOf: { '@id': `${absoluteUrl(paths.home, site)}#website` },
      },
      breadcrumbList([homeCrumb[locale]], { label: title, to: path }, site, locale),
    ],
  }
}
