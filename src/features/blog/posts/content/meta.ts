import { defaultLocale, languageTags } from '#site/locale.ts'
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
import { blogTexts } from '../content.ts'
import type { Category, Post, PostSummary } from '../schema.ts'
import { blogCrumb, blogTrail, categoryTrail, postTrail } from './trails.ts'

const topics = ['pre-settlement funding', 'lawsuit funding questions', 'injury case advice']

/** Search engines drop pages that call themselves alike, so every page of a list says which it is. */
const numbered = (text: string, page: number) => (page === 1 ? text : `${text}, page ${page}`)
const ofPage = (text: string, page: number) => (page === 1 ? text : `Page ${page}: ${text}`)

export function listMeta(page: number, site: SiteIdentity): PageMeta {
  return {
    title: numbered('Blog: Plain Answers on Case Advances', page),
    description: ofPage(blogTexts.lead, page),
    keywords: ['pre-settlement funding blog', ...topics],
    path: paths.blogPage(page),
    jsonLd: [breadcrumbList(blogTrail, blogCrumb, site)],
  }
}

export function categoryMeta(
  { slug, name, description }: Category,
  page: number,
  site: SiteIdentity,
): PageMeta {
  const path = paths.blogCategory(slug, page)
  return {
    title: numbered(`${name}: Blog`, page),
    description: ofPage(description ?? `What we have written about ${name}.`, page),
    keywords: [name, ...topics],
    path,
    jsonLd: [breadcrumbList(categoryTrail, { label: name, to: path }, site)],
  }
}

/** An uploaded picture is shared itself; for a post without one, its title is set on a card. */
function shareImage({ slug, featuredImage }: Post, cardVersion: string | undefined): string {
  const own = featuredImage ? pictureOf(featuredImage) : undefined
  if (own) return sharePicturePath(own)
  const path = paths.blogSharePicture(slug)
  // Social networks keep a picture for as long as its address stays.
  return cardVersion ? `${path}?v=${cardVersion}` : shareImageOfKind(path)
}

export function postMeta(
  post: Post,
  summary: string,
  cardVersion: string | undefined,
  site: SiteIdentity,
): PageMeta {
  const { title, metaTitle, metaDescription, excerpt, category } = post
  const path = paths.blogPost(post.slug)
  const image = shareImage(post, cardVersion)
  const dates = { publishedAt: post.publishedAt ?? post.createdAt, modifiedAt: post.updatedAt }
  const description = metaDescription ?? excerpt ?? summary
  return {
    title: metaTitle ?? title,
    description,
    keywords: [...(category ? [category.name] : []), ...topics],
    path,
    image,
    article: { ...dates, section: category?.name },
    jsonLd: [
      blogPosting({ post, description, image, ...dates }, site),
      breadcrumbList(postTrail(category), { label: title, to: path }, site),
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
): JsonLd {
  const url = absoluteUrl(paths.blogPost(post.slug), site)
  const company = {
    '@type': 'Organization',
    '@id': companyId(site),
    name: site.name,
    url: absoluteUrl('/', site),
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
    inLanguage: languageTags[defaultLocale],
    timeRequired: `PT${post.readMinutes}M`,
    ...(post.category && { articleSection: post.category.name }),
    isPartOf: {
      '@type': 'Blog',
      '@id': `${absoluteUrl(paths.blog, site)}#blog`,
      url: absoluteUrl(paths.blog, site),
    },
  }
}
