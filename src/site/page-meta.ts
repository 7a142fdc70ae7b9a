import type { MetaDescriptor } from 'react-router'

export type JsonLd = { '@type': string | readonly string[]; [name: string]: unknown }

export type PageMeta = {
  title: string
  description: string
  keywords: readonly string[]
  /** Path of the page, as `paths` gives it. */
  path: string
  /** Path of the picture that social networks show. */
  image?: string
  jsonLd?: readonly JsonLd[]
  noindex?: boolean
}

export type SiteIdentity = { name: string; publicUrl: string }

/** The picture shown with a shared link when the page has none of its own. */
const defaultImage = '/social-card.png'
const defaultImageSize = [
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
]

/** Everything a page says about itself to search engines and social networks. */
export function pageMeta(page: PageMeta, site: SiteIdentity): MetaDescriptor[] {
  const url = absoluteUrl(page.path, site)
  const image = absoluteUrl(page.image ?? defaultImage, site)
  const title = page.title.includes(site.name) ? page.title : `${page.title} | ${site.name}`

  return [
    { title },
    { name: 'description', content: page.description },
    { name: 'keywords', content: page.keywords.join(', ') },
    ...(page.noindex
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: url }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    ...(page.image ? [] : defaultImageSize),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: image },
    ...structuredData(page.jsonLd),
  ]
}

export function absoluteUrl(path: string, site: Pick<SiteIdentity, 'publicUrl'>): string {
  return new URL(path, site.publicUrl).href
}

/** One graph a page. React Router escapes `<`, `>` and `&` when it writes the script, so no text can close it early. */
function structuredData(nodes: readonly JsonLd[] = []): MetaDescriptor[] {
  if (nodes.length === 0) return []
  return [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': nodes } } as MetaDescriptor]
}
