import { homeCrumb } from '#features/texts/content.ts'
import { definePage } from '#features/texts/schema.ts'
import { type Locale, languageTags } from '#site/locale.ts'
import { absoluteUrl, type PageMeta, type SiteIdentity } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList } from '#site/structured-data.ts'
import type { LegalDocument } from './content/document.ts'

export const privacyPolicyPage = definePage({
  name: 'Privacy policy',
  path: paths.privacyPolicy,
  file: 'features/marketing/legal/pages/privacy-policy.tsx',
  texts: {},
  navigation: [{ label: { en: 'Privacy Policy' }, in: ['help'] }],
})

export const termsPage = definePage({
  name: 'Terms of service',
  path: paths.terms,
  file: 'features/marketing/legal/pages/terms.tsx',
  texts: {},
  navigation: [{ label: { en: 'Terms of Service' }, in: ['help'] }],
})

export const cookiePolicyPage = definePage({
  name: 'Cookie policy',
  path: paths.cookiePolicy,
  file: 'features/marketing/legal/pages/cookie-policy.tsx',
  texts: {},
})

/** Washington wants it linked from the home page, by a link of its own (RCW 19.373.020). */
export const healthDataPage = definePage({
  name: 'Consumer health data privacy',
  path: paths.healthData,
  file: 'features/marketing/legal/pages/health-data.tsx',
  texts: {},
  navigation: [{ label: { en: 'Consumer Health Data Privacy' }, in: ['help'] }],
})

export const accessibilityPage = definePage({
  name: 'Accessibility',
  path: paths.accessibility,
  file: 'features/marketing/legal/pages/accessibility.tsx',
  texts: {},
  navigation: [{ label: { en: 'Accessibility' }, in: ['help'] }],
})

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
      breadcrumbList([homeCrumb[locale]], { label: title, to: path }, site),
    ],
  }
}
