import { formatDate } from '#site/format.ts'
import type { PostSummary } from './schema.ts'

/** A post as one entry of a list. Dates are written out on the server: the reader's time zone must not change the page. */
export type PostEntry = Pick<PostSummary, 'slug' | 'title' | 'excerpt' | 'featuredImage' | 'category'> & {
  publishedAt: string
  date: string
  readTime: string
}

/** The company works by Eastern time. */
const longDate = { dateStyle: 'long', timeZone: 'America/New_York' } as const

export function toEntry(post: PostSummary): PostEntry {
  const publishedAt = post.publishedAt ?? post.createdAt
  return {
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    featuredImage: post.featuredImage,
    category: post.category,
    publishedAt,
    date: formatDate(publishedAt, longDate),
    readTime: `${post.readMinutes} min read`,
  }
}

/** No person signs a post: what the company publishes, it answers for as a whole. */
export const authorLabel = (company: string) => `${company} team`

export const articleCount = (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`

/** The number in `/blog/page/2`. The first page has an address of its own, and nothing else is a page. */
export function pageNumber(param: string | undefined): number | undefined {
  if (param === undefined) return 1
  return /^[1-9]\d{0,4}$/.test(param) ? Number(param) : undefined
}

/** A short post is read sooner than its table of contents. */
export const needsContents = (readMinutes: number, sections: number) => readMinutes >= 4 && sections >= 3

export const blogTexts = {
  title: 'Blog',
  lead: 'Plain answers for people who wait on an injury case: what an advance costs, what happens if you lose, and what to ask before you sign.',
  empty: {
    title: 'No Blog Posts Yet',
    text: 'We are writing. Until then, ask us what you would like to know.',
    button: 'Back to Home',
  },
  emptyCategory: {
    title: 'No Posts in This Category',
    text: 'There is nothing here yet. The other categories have something to read.',
    button: 'All posts',
  },
  postNotFound: {
    title: 'Blog Post Not Found',
    text: "The blog post you're looking for doesn't exist or has been removed.",
    button: 'Back to the blog',
  },
  categoryNotFound: {
    title: 'Category Not Found',
    text: "The blog category you're looking for doesn't exist.",
    button: 'Back to the blog',
  },
  call: {
    title: 'Short on cash while you wait?',
    text: 'Applying is free and commits you to nothing. If you are not sure whether an advance is right for you, ask us first.',
  },
  /** Above a post that only the administrator sees so. */
  previews: {
    draft: 'Preview. This post is a draft: nobody but you can read it.',
    published: 'Preview. This is how readers see this post.',
  },
  notAdvice:
    'This article is general information, not legal advice. Laws change and differ from state to state; ask your attorney about your case.',
} as const
