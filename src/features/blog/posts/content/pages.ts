import { definePage, type Page } from '#features/texts/schema.ts'
import { localized } from '#site/locale.ts'
import { paths } from '#site/paths.ts'

const list = 'features/blog/posts/pages/blog.tsx'
const category = 'features/blog/posts/pages/category.tsx'

/** Only the database knows posts, categories and further pages (marketing/discovery). */
export const blogPages: readonly Page[] = [
  definePage({
    name: 'Blog',
    path: paths.blog,
    file: list,
    texts: {},
    navigation: [{ label: localized({ en: 'Blog' }), in: ['header', 'company'] }],
  }),
  definePage({
    name: 'Blog, further pages',
    path: `${paths.blog}/page/:page`,
    file: list,
    id: 'blog-page',
    texts: {},
  }),
  definePage({ name: 'Blog category', path: `${paths.blog}/category/:slug`, file: category, texts: {} }),
  definePage({
    name: 'Blog category, further pages',
    path: `${paths.blog}/category/:slug/page/:page`,
    file: category,
    id: 'blog-category-page',
    texts: {},
  }),
  definePage({
    name: 'Blog post',
    path: `${paths.blog}/:slug`,
    file: 'features/blog/posts/pages/post.tsx',
    texts: {},
  }),
]
