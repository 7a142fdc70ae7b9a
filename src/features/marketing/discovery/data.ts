import type { Database } from '#db/database.ts'
import { readPageNumber } from '#features/blog/posts/content.ts'
import {
  countPosts,
  isPostAddress,
  listCategories,
  listPublishedPostPaths,
  listPublishedPosts,
  postsPerPage,
} from '#features/blog/posts/data.ts'
import type { Page } from '#features/texts/schema.ts'
import { defaultLocale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { findShareSubject } from './content.ts'

export type PublicPage = { path: string; lastModified?: string }

/** Warms only the newest posts, which readers come for. All of them would take minutes and evict one another. */
const warmPosts = 40

export async function listPublicPages(db: Database, listed: readonly string[]): Promise<PublicPage[]> {
  const posts = await listPublishedPostPaths(db)
  return [
    ...listed.map((path) => ({ path })),
    ...(await listCategoryPaths(db)).map((path) => ({ path })),
    ...posts.map(({ slug, lastModified }) => ({ path: paths.blogPost(slug), lastModified })),
  ]
}

/** The pages that the cache keeps ready. Runs after every change, so it must not read the whole blog. */
export async function listWarmPaths(db: Database, listed: readonly string[]): Promise<string[]> {
  const { posts } = await listPublishedPosts(db, { page: 1, pageSize: warmPosts })
  return [
    ...listed,
    ...(await listCategoryPaths(db)),
    ...posts.map(({ slug }) => paths.blogPost(slug)),
    paths.blogFeed,
  ]
}

async function listCategoryPaths(db: Database): Promise<string[]> {
  const categories = await listCategories(db)
  return categories.filter(({ postCount }) => postCount > 0).map(({ slug }) => paths.blogCategory(slug))
}

type Params = Record<string, string | undefined>
type Counts = Awaited<ReturnType<typeof countPosts>>

type PageFinderOptions = { db: Database; pages: readonly Page[]; version: () => number }

/**
 * Tells whether an address leads to a page or a redirect, without rendering it: anybody can make up names. Counts
 * posts once per version of the site.
 */
export function createPageFinder({ db, pages, version }: PageFinderOptions) {
  let counted: { version: number; counts: Promise<Counts> } | undefined
  const counts = () => {
    if (counted?.version !== version()) counted = { version: version(), counts: countPosts(db) }
    const { counts } = counted
    counts.catch(() => {
      counted = undefined
    })
    return counts
  }
  const hasPage = (param: string | undefined, posts: number) => {
    const page = readPageNumber(param)
    return page !== undefined && page <= Math.max(1, Math.ceil(posts / postsPerPage))
  }
  const hasCategory = async ({ slug, page }: Params) => {
    const category = (await counts()).categories.find((candidate) => candidate.slug === slug)
    return category !== undefined && hasPage(page, category.postCount)
  }
  const hasPost = ({ slug = '' }: Params) => isPostAddress(db, slug)

  const fixed = pages.flatMap(({ path, exists }) => (exists ? [[path.slice(1), exists] as const] : []))
  const finders: Record<string, (params: Params) => boolean | Promise<boolean>> = {
    ...Object.fromEntries(fixed),
    'blog/page/:page': async ({ page }) => hasPage(page, (await counts()).total),
    'blog/category/:slug': hasCategory,
    'blog/category/:slug/page/:page': hasCategory,
    'blog/:slug': hasPost,
    'blog/:slug/share.png': hasPost,
    'share/:page/card.png': ({ page = '' }) => findShareSubject(page, defaultLocale) !== undefined,
  }
  return async ({ pattern, params }: { pattern: string; params: Params }): Promise<boolean> =>
    finders[pattern]?.(params) ?? true
}
