import { expect, test } from 'vitest'
import { adminTarget, paths, phoneLink, signInPath } from './paths.ts'

test('a number is dialed with its country', () => {
  expect(phoneLink('(555) 014-7733')).toBe('tel:+15550147733')
  expect(phoneLink('+44 20 7946 0000')).toBe('tel:+442079460000')
  expect(phoneLink('1-800-GET-CASH')).toBe('tel:+18004382274')
  expect(phoneLink('(555) 014-7733 x204')).toBe('tel:+15550147733;ext=204')
  expect(phoneLink('Ask for Ann')).toBeUndefined()
})

test('nothing in a slug or token can change the path', () => {
  expect(paths.blogPost('a/../b?c#d')).toBe('/blog/a%2F..%2Fb%3Fc%23d')
  expect(paths.state('OH')).toBe('/states/oh')
})

test('the first page of a list is the list itself', () => {
  expect(paths.blogPage(1)).toBe(paths.blog)
  expect(paths.blogPage(2)).toBe('/blog/page/2')
  expect(paths.blogCategory('costs')).toBe('/blog/category/costs')
  expect(paths.blogCategory('costs', 3)).toBe('/blog/category/costs/page/3')
})

test('a guarded address with a query is come back to after signing in, a plain one is not', () => {
  expect(signInPath(new URL('http://x/admin/applications'))).toBe('/admin/login')
  const path = signInPath(new URL('http://x/admin/applications.data?id=7&_routes=a'))
  expect(adminTarget(new URL(path, 'http://x').searchParams.get('next'))).toBe('/admin/applications?id=7')
})

test.each([
  'https://evil.example/admin?x',
  '//evil.example/admin?x',
  '/adminevil?x',
  '/contact?x',
  '/admin/../contact?x',
  '/admin?x\r\nX-Planted: y',
  '/admin?\0',
  '/admin?\u2028',
  '',
])('signing in never leads to %j', (next) => expect(adminTarget(next)).toBe(paths.admin))
