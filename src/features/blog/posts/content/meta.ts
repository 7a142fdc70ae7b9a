import { addressIn } from '#site/addresses.ts'
import { type Locale, languageTags } from '#site/locale.ts'
import {
  absoluteUrl,
  type JsonLd,
  type PageMeta,
  type SiteIdentity,
  shareImageOfKind,
} from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { pictureOf, sharePicturePath } from '#site/pictures.ts'
import { breadcrumbList, companyId } from '#site/structured-data.ts'
import type { Category, Post, PostSummary } from '../schema.ts'
import { blogCrumb, blogTrail, categoryTrail, postTrail } from './trails.ts'
import { blogWords } from './words.ts'

/** Search engines drop pages with identical titles, so pages after the first say their number. */
const addPageNumber = (text: string, page: number, write: (text: string, page: number) => string) =>
  page === 1 ? text : write(text, page)

export function listMeta(page: number, site: SiteIdentity, locale: Locale): PageMeta {
  const { head, lead } = blogWords[locale]
  return {
    title: addPageNumber(head.list, page, head.numberedTitle),
    description: addPageNumber(lead, page, head.numberedDescription),
    keywords: [head.listKeyword, ...head.topics],
    path: paths.blogPage(page),
    jsonLd: [breadcrumbList(blogTrail(locale), blogCrumb(locale), site, locale)],
  }
}

export function categoryMeta(
  { slug, name, description }: Category,
  page: number,
  site: SiteIdentity,
  locale: Locale,
): PageMeta {
  const { head } = blogWords[locale]
  const path = paths.blogCategory(slug, page)
  return {
    title: addPageNumber(head.category(name), page, head.numberedTitle),
    description: addPageNumber(description ?? head.about(name), page, head.numberedDescription),
    keywords: [name, ...head.topics],
    path,
    jsonLd: [breadcrumbList(categoryTrail(locale), { label: name, to: path }, site, locale)],
  }
}

function chooseShareImage({ slug, featuredImage }: Post, cardVersion: string | undefined): string {
  const own = featuredImage ? pictureOf(featuredImage) : undefined
  if (own) return sharePicturePath(own)
  const path = paths.blogSharePicture(slug)
  // Social networks cache a picture until its address changes.
  return cardVersion ? `${path}?v=${cardVersion}` : shareImageOfKind(path)
}

export function postMeta(
  post: Post,
  summary: string,
  cardVersion: string | undefined,
  site: SiteIdentity,
  locale: Locale,
): PageMeta {
  const { title, metaTitle, metaDescription, excerpt, category } = post
  const path = paths.blogPost(post.slug)
  const image = chooseShareImage(post, cardVersion)
  const dates = { publishedAt: post.publishedAt ?? post.createdAt, modifiedAt: post.updatedAt }
  const description = metaDescription ?? excerpt ?? summary
  return {
    title: metaTitle ?? title,
    description,
    keywords: [...(category ? [category.name] : []), ...blogWords[locale].head.topics],
    path,
    image,
    article: { ...dates, section: category?.name },
    jsonLd: [
      blogPosting({ post, description, image, ...dates }, site, locale),
      breadcrumbList(postTrail(category, locale), { label: title, to: path }, site, locale),
    ],
  }
}

type Posting = {
  post: PostSummary
  description: string
  image: string
  publishedAt: string
  modifiedAt: string
}

function blogPosting(
  { post, description, image, publishedAt, modifiedAt }: Posting,
  site: SiteIdentity,
  locale: Locale,
): JsonLd {
  const url = absoluteUrl(addressIn(locale, paths.blogPost(post.slug)), site)
  const company = {
    '@type': 'Organization',
    '@id': companyId(site, locale),
    name: site.name,
    url: absoluteUrl(addressIn(locale, paths.home), site),
  }
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: post.title,
    description,
    url,
    mainEntityOfPage: url,
    datePublished: publishedAt,
    dateModified: modifiedAt,
    image: absoluteUrl(image, site),
    author: company,
    publisher: company,
    inLanguage: languageTags[locale],
    timeRequired: `PT${post.readMinutes}M`,
    ...(post.category && { articleSection: post.category.name }),
    isPartOf: {
      '@type': 'Blog',
      '@id': `${absoluteUrl(addressIn(locale, paths.blog), site)}#blog`,
      url: absoluteUrl(addressIn(locale, paths.blog), site),
    },
  }
}
