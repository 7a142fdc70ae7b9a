import { expect, test } from 'vitest'
import { sanitizeRichText } from '#lib/rich-text.ts'
import { brand } from '#site/brand.ts'
import { starterCategories, starterPosts } from './starter-posts.ts'

const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length

test('the blog starts with eight posts in four categories, each with something to read', () => {
  expect(starterPosts).toHaveLength(8)
  expect(starterCategories).toHaveLength(4)
  for (const { slug } of starterCategories) {
    expect(starterPosts.filter((post) => post.category === slug).length, slug).toBeGreaterThan(0)
  }
  const known = new Set(starterCategories.map(({ slug }) => slug))
  expect(starterPosts.filter(({ category }) => !known.has(category))).toEqual([])
})

test.each(starterPosts.map((post) => [post.slug, post] as const))(
  '%s can be published as it is',
  (slug, post) => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(wordsOf(post.content)).toBeGreaterThanOrEqual(600)
    expect(wordsOf(post.content)).toBeLessThanOrEqual(1200)
    // Search engines cut longer ones.
    expect(post.metaTitle.length).toBeLessThanOrEqual(60)
    expect(post.metaDescription.length).toBeLessThanOrEqual(160)
    expect(post.content).toContain('<h2>')
    expect(sanitizeRichText(post.content)).toBe(post.content)
  },
)

test.each(starterPosts.map((post) => [post.slug, post] as const))(
  '%s leaves the name and the number of the company to the site',
  (_slug, post) => {
    const words = Object.values(post).join(' ')
    for (const own of [brand.name, brand.shortName, brand.phone, brand.email])
      expect(words).not.toContain(own)
  },
)

test('a post links only to posts that exist', () => {
  const known = new Set(starterPosts.map(({ slug }) => slug))
  const named = starterPosts.flatMap(({ content }) =>
    [...content.matchAll(/href="\/blog\/([^"]+)"/g)].map(([, slug = '']) => slug),
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((slug) => !known.has(slug))).toEqual([])
})
