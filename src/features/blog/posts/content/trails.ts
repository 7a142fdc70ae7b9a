import { paths } from '#site/paths.ts'
import type { Category } from '../schema.ts'

const home = { label: 'Home', to: paths.home }
export const blogCrumb = { label: 'Blog', to: paths.blog }
export const blogTrail = [home]
export const categoryTrail = [home, blogCrumb]
export const postTrail = (category: Pick<Category, 'slug' | 'name'> | null) =>
  category
    ? [home, blogCrumb, { label: category.name, to: paths.blogCategory(category.slug) }]
    : [home, blogCrumb]
