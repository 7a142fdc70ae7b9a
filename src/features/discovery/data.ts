import type { Database } from '#db/database.ts'
import { listCategories, publishedPostPaths } from '#features/blog/data.ts'
import { paths } from '#site/paths.ts'
import { publicPaths } from './content.ts'

export type PublicPage = { path: string; lastModified?: string }

/** The newest posts are what readers come for; all of them would take minutes to render and push each other out. */
const warmPosts = 40

/** Every page that is worth finding: those that are always there, and what the blog has today. */
export async function listPublicPages(db: Database): Promise<PublicPage[]> {
  const [categories, posts] = await Promise.all([listCategories(db), publishedPostPaths(db)])
  return [
    ...publicPaths().map((path) => ({ path })),
    ...categories
      .filter(({ postCount }) => postCount > 0)
      .map(({ slug }) => ({ path: paths.blogCategory(slug) })),
    ...posts.map(({ slug, lastModified }) => ({ path: paths.blogPost(slug), lastModified })),
  ]
}

/** What the page cache keeps ready. */
export async function warmPaths(db: Database): Promise<string[]> {
  const pages = await listPublicPages(db)
  const posts = pages.filter(({ lastModified }) => lastModified !== undefined)
  return [
    ...pages.filter(({ lastModified }) => lastModified === undefined),
    ...posts.slice(0, warmPosts),
    { path: paths.blogFeed },
  ].map(({ path }) => path)
}
