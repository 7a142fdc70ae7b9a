import { homeCrumb } from '#features/texts/content.ts'
import type { Locale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import type { Category } from '../schema.ts'
import { blogWords } from './words.ts'

export const blogCrumb = (locale: Locale) => ({ label: blogWords[locale].title, to: paths.blog })
export const blogTrail = (locale: Locale) => [homeCrumb[locale]]
export const categoryTrail = (locale: Locale) => [homeCrumb[locale], blogCrumb(locale)]
export const postTrail = (category: Pick<Category, 'slug' | 'name'> | null, locale: Locale) =>
  category
    ? [...categoryTrail(locale), { label: category.name, to: paths.blogCategory(category.slug) }]
    : categoryTrail(locale)
