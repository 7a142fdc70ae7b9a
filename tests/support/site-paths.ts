import { starterCategories, starterPosts } from '../../src/features/blog/starter/content/starter-posts.ts'
import { sitePages } from '../../src/pages.ts'
import { paths } from '../../src/site/paths.ts'

export const categoryPaths = starterCategories.map(({ slug }) => paths.blogCategory(slug))
export const postPaths = starterPosts.map(({ slug }) => paths.blogPost(slug))

/** Everything a new site shows: its own pages and the starter blog. */
export const sitePaths = [...sitePages.listed, ...categoryPaths, ...postPaths]
