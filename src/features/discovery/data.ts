import type { Database } from '#db/database.ts'
import { listCategories, listPublishedPosts, publishedPostPaths } from '#features/blog/data.ts'
import { paths } from '#site/paths.ts'
import { publicPaths } from './content.ts'

export type PublicPage = { path: string; lastModified?: string }

/** The newest posts are what readers come for; all of them would take minutes to render and push each other out. */
const warmPosts = 40

/** Every page that is worth finding: those that are always there, and what the blog has today. */
export async function listPublicPages(db: Database): Promise<PublicPage[]> {
  const posts = await publishedPostPaths(db)
  return [
    ...publicPaths().map((path) => ({ path })),
    ...(await categoryPaths(db)).map((path) => ({ path })),
    ...posts.map(({ slug, lastModified }) => ({ path: paths.blogPost(slug), lastModified })),
  ]
}

/** What the page cache keeps ready. It is asked after every change, so it must not read the whole blog. */
export async function warmPaths(db: Database): Promise<string[]> {
  const { posts } = await listPublishedPosts(db, { page: 1, pageSize: warmPosts })
  return [
    ...publicPaths(),
    ...(await categoryPaths(db)),
    ...posts.map(({ slug }) => paths.blogPost(slug)),
    paths.blogFeed,
  ]
}

async function categoryPaths(db: Database): Promise<string[]> {
  const categories = await listCategories(db)
  return categories.filter(({ postCount }) => postCount > 0).map(({ slug }) => paths.blogCategory(slug))
}
