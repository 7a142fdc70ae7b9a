import type { MetaDescriptor } from 'react-router'
import { addressIn } from './addresses.ts'
import { type Locale, languageTags } from './locale.ts'
import { paths } from './paths.ts'
import { nameOfPicture } from './share-pictures.ts'

export type JsonLd = { '@type': string | readonly string[]; [name: string]: unknown }

export type PageMeta = {
  title: string
  description: string
  keywords: readonly string[]
  path: string
  /** For social networks, in `shareImageSize`. */
  image?: string
  /** For dated pages only. */
  article?: { publishedAt: string; modifiedAt: string; section?: string | undefined }
  jsonLd?: readonly JsonLd[]
  noindex?: boolean
}

export type SiteIdentity = { name: string; publicUrl: string }

/** Pages without a picture of their own share one with their kind; art/brand draws them. */
export type PageKind = 'home' | 'article' | 'other'

export const shareImageSize = { width: 1200, height: 630 } as const

/** An index has the kind of the pages it lists. */
function findPageKind(path: string): PageKind {
  if (path === paths.home) return 'home'
  return `/${path.split('/')[1]}` === paths.blog ? 'article' : 'other'
}

export const shareImageOfKind = (path: string) => `/share-${findPageKind(path)}.png`

function findShareImage(path: string, locale: Locale): string {
  const name = nameOfPicture(path)
  return name ? addressIn(locale, paths.sharePicture(name)) : shareImageOfKind(path)
}

/** The tags of an address that leads nowhere. */
export const missingMeta = (title: string) => [{ title }, { name: 'robots', content: 'noindex' }]

export function pageMeta(page: PageMeta, site: SiteIdentity, locale: Locale): MetaDescriptor[] {
  const url = absoluteUrl(addressIn(locale, page.path), site)
  const image = absoluteUrl(page.image ?? findShareImage(page.path, locale), site)
  const title = page.title.includes(site.name) ? page.title : `${page.title} | ${site.name}`

  return [
    { title },
    { name: 'description', content: page.description },
    { name: 'keywords', content: page.keywords.join(', ') },
    ...(page.noindex
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: url }]),
    ...kindMeta(page.article),
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: languageTags[locale].replace('-', '_') },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: String(shareImageSize.width) },
    { property: 'og:image:height', content: String(shareImageSize.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: image },
    ...toStructuredData(page.jsonLd),
  ]
}

/** https://ogp.me/#type_article */
function kindMeta(article: PageMeta['article']): MetaDescriptor[] {
  if (!article) return [{ property: 'og:type', content: 'website' }]
  return [
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: article.publishedAt },
    { property: 'article:modified_time', content: article.modifiedAt },
    ...(article.section ? [{ property: 'article:section', content: article.section }] : []),
  ]
}

export function absoluteUrl(path: string, site: Pick<SiteIdentity, 'publicUrl'>): string {
  return new URL(path, site.publicUrl).href
}

/** One graph per page. React Router escapes `<`, `>` and `&` in the script, so no text can close it early. */
function toStructuredData(nodes: readonly JsonLd[] = []): MetaDescriptor[] {
  if (nodes.length === 0) return []
  return [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': nodes } } as MetaDescriptor]
}
