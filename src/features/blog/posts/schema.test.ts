import { expect, test } from 'vitest'
import { newPostSchema, slugOf } from './schema.ts'

test.each([
  ['What Happens if You Lose?', 'what-happens-if-you-lose'],
  ['  Fees & costs -- explained  ', 'fees-costs-explained'],
  ["Don't   sign\tyet", 'dont-sign-yet'],
  ['10 Questions (2025)', '10-questions-2025'],
  ['¿Qué?', 'qu'],
  ['!!!', ''],
])('the slug of "%s" is "%s"', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

const post = { title: 'A', slug: 'a', content: '<p>x</p>' }
const mistakes = (more: object) =>
  newPostSchema.safeParse({ ...post, ...more }).error?.issues.map(({ path }) => path.join('.'))

test.each([
  [{ title: ' ' }, 'title'],
  [{ slug: '' }, 'slug'],
  [{ slug: 'Not A Slug' }, 'slug'],
  [{ slug: 'a--b' }, 'slug'],
  [{ content: ' \n ' }, 'content'],
  [{ featuredImage: 'javascript:alert(1)' }, 'featuredImage'],
  [{ featuredImage: 'picture.jpg' }, 'featuredImage'],
  [{ featuredImage: '//elsewhere.example/a.jpg' }, 'featuredImage'],
  [{ categoryId: 'costs' }, 'categoryId'],
])('%j is refused at its field', (more, field) => {
  expect(mistakes(more)).toEqual([field])
})

test('empty fields mean null', () => {
  const empty = { excerpt: '', categoryId: '', featuredImage: '', metaTitle: ' ' }
  expect(newPostSchema.parse({ ...post, ...empty })).toMatchObject({
    excerpt: null,
    categoryId: null,
    featuredImage: null,
    metaTitle: null,
    published: false,
  })
})

test('an http picture becomes https', () => {
  const { featuredImage } = newPostSchema.parse({ ...post, featuredImage: 'http://example.com/a.jpg' })
  expect(featuredImage).toBe('https://example.com/a.jpg')
})
