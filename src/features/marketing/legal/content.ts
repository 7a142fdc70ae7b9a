import { defaultLocale, languageTags } from '#site/locale.ts'
import { absoluteUrl, pageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbList } from '#site/structured-data.ts'
import type { ReadableDocument } from './data.ts'

export const trail = [{ label: 'Home', to: paths.home }]

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
