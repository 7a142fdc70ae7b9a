import { formatDate } from '#site/format.ts'
import type { Locale } from '#site/locale.ts'
import { blogWords } from './content/words.ts'
import type { PostSummary } from './schema.ts'

/** The server formats dates, so that the reader's time zone can't change the page. */
export type PostEntry = Pick<PostSummary, 'slug' | 'title' | 'excerpt' | 'featuredImage' | 'category'> & {
  publishedAt: string
  date: string
  readTime: string
}

/** The company runs on Eastern time. */
const longDate = { dateStyle: 'long', timeZone: 'America/New_York' } as const

export function toEntry(post: PostSummary, locale: Locale): PostEntry {
  const publishedAt = post.publishedAt ?? post.createdAt
  return {
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    featuredImage: post.featuredImage,
    category: post.category,
    publishedAt,
    date: formatDate(publishedAt, longDate, locale),
    readTime: blogWords[locale].readTime(post.readMinutes),
  }
}

/** Page 1 has an address of its own. */
export function readPageNumber(param: string | undefined): number | undefined {
  if (param === undefined) return 1
  return /^[1-9]\d{0,4}$/.test(param) ? Number(param) : undefined
}

/** A short post reads faster than its table of contents. */
export const needsContents = (readMinutes: number, sections: number) => readMinutes >= 4 && sections >= 3
