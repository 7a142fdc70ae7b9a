import { definePage } from '#features/texts/schema.ts'
import { defaultLocale, languageTags } from '#site/locale.ts'
import { absoluteUrl, pageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList } from '#site/structured-data.ts'
import type { ReadableDocument } from './data.ts'

export const trail = [{ label: 'Home', to: paths.home }]

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

export function legalMeta({ title, description, keywords, site }: ReadableDocument, path: string) {
  return pageMeta(
    {
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
          inLanguage: languageTags[defaultLocale],
          isPartOf: { '@id': `${absoluteUrl(paths.home, site)}#website` },
        },
        breadcrumbList(trail, { label: title, to: path }, site),
      ],
    },
    site,
  )
}
