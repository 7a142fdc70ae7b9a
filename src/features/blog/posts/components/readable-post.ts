import type { SafeHtml } from '#features/texts/schema.ts'
import { arrangeArticle } from '#lib/article.ts'
import type { Locale } from '#site/locale.ts'
import { needsContents, type PostEntry, toEntry } from '../content.ts'
import type { Post } from '../schema.ts'

export type ReadablePost = PostEntry & {
  featuredImageAlt: string | null
  author: string
  body: SafeHtml
  sections: { id: string; title: string }[]
}

/** Runs in loaders only: the sanitizer doesn't belong in the browser. */
export function toReadablePost(post: Post, company: string, locale: Locale): ReadablePost {
  const { html, headings } = arrangeArticle(post.content)
  const sections = headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, title: text }))
  return {
    ...toEntry(post, locale),
    featuredImageAlt: post.featuredImageAlt,
    author: company,
    body: html as SafeHtml,
    sections: needsContents(post.readMinutes, sections.length) ? sections : [],
  }
}
