import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createPageKeys } from './page-key.ts'

const routes = {
  root: { id: 'root', path: '', module: {} },
  admin: { id: 'admin', parentId: 'root', path: 'admin', module: {} },
  login: { id: 'login', parentId: 'root', path: 'admin/login', module: {} },
  post: { id: 'post', parentId: 'root', path: 'post/:slug', module: {} },
  about: { id: 'about', parentId: 'root', path: 'about', module: {} },
  cost: { id: 'cost', parentId: 'root', path: 'cost', module: {} },
  help: { id: 'help', parentId: 'root', path: 'help-first', module: {} },
} as unknown as ServerBuild['routes']
const pageKey = createPageKeys(routes)

test.each([
  '/admin',
  '/admin.data',
  '/ADMIN.data?_routes=admin',
  '/admin/login',
  '/admin/login.data',
  '/admin/unknown',
  '/upload/token',
  '/upload/token.data',
  '/upload/token%20',
  '/continue/Name',
])('%s is rendered for who asks, and never kept', (path) => {
  expect(pageKey(path)).toEqual({ kind: 'private' })
})

test.each([
  ['/about', '/about'],
  ['/about?utm_source=x', '/about'],
  ['/about.data', '/about.data'],
  ['/ABOUT.data', '/about.data'],
  ['/about//.data', '/about.data'],
  ['/about/_.data', '/about.data'],
  ['/administration', '/not-found'],
  ['/post/..', '/not-found'],
  ['/post/%2e%2E', '/not-found'],
  ['/post/a%2Fb%20c', '/not-found'],
  ['/\\evil.example/', '/not-found'],
])('%s is kept as %s', (path, key) => {
  expect(pageKey(path)).toMatchObject({ kind: 'cached', key })
})

test.each([
  ['/xa/about', '/about'],
  ['/xa/about.data', '/about.data'],
  ['/xa/_.data', '/_.data'],
  ['/xa/unknown', '/not-found'],
])('%s is kept as %s in its language', (path, key) => {
  expect(pageKey(path)).toMatchObject({ kind: 'cached', locale: 'xa', key })
})

test.each([
  ['/xa/about/', '/xa/about'],
  ['/XA/ABOUT', '/xa/ABOUT'],
  ['/xa/ABOUT', '/xa/about'],
  ['/xa/', '/xa'],
  ['/xa/case/token', '/case/token'],
  ['/xa/admin', '/admin'],
  ['/xa/upload/token', '/upload/token'],
])('%s leads to %s', (path, to) => expect(pageKey(path)).toEqual({ kind: 'redirect', to }))

test('only a question that a page answers is rendered per request, and its data never', () => {
  expect(pageKey('/cost?months=12&utm_source=x&amount=6k')).toMatchObject({
    key: '/cost',
    question: 'amount=6000&months=12',
  })
  expect(pageKey('/cost?state=TX&amount=6000')).toMatchObject({
    key: '/cost',
    question: 'amount=6000&months=18&state=tx',
  })
  for (const url of [
    '/help-first?state=zz',
    '/help-first?amount=6000&state=TX',
    '/help-first?amount=6000',
    '/cost',
    '/cost?utm_source=x',
    '/cost.data?amount=6000',
    '/about?amount=6000',
  ]) {
    expect(pageKey(url)).not.toHaveProperty('question')
  }
})

test.each([
  ['/cost?state=tx', '/cost?state=tx'],
  ['/cost?utm_source=x&state=TX&amount=5000', '/cost?state=tx'],
  ['/help-first?amount=6000&state=TX', '/help-first?state=tx'],
  ['/xa/help-first?state=tx', '/help-first?state=tx'],
  ['/help-first?state=zz', '/help-first'],
  ['/cost?state=tx&amount=many', '/cost'],
  ['/cost.data?state=tx', '/cost.data'],
])('%s, a question about a state alone, is kept as %s', (path, key) => {
  expect(pageKey(path)).toMatchObject({ kind: 'cached', key })
})

test('missing pages share one answer per kind, and so does their data', () => {
  const findMissingKey = (path: string) => {
    const address = pageKey(path)
    return address.kind === 'cached' ? address.named?.missingKey : address.kind
  }
  expect(findMissingKey('/post/one')).toBe(findMissingKey('/post/two?x=y'))
  expect(findMissingKey('/post/one.data')).toBe(findMissingKey('/Post/TWO.data'))
  expect(
    new Set(['/post/one', '/post/one.data', '/post/one.data?_routes=post'].map(findMissingKey)).size,
  ).toBe(3)
  expect(findMissingKey('/about')).toBeUndefined()
  expect(pageKey('/post/One.data')).toMatchObject({
    named: { pattern: 'post/:slug', params: { slug: 'one' } },
  })
})

test.each([
  ['/about/', '/about'],
  ['/About', '/about'],
  ['//evil.example/', '/evil.example'],
  ['/%61bout', '/about'],
  ['/%61bout/?utm_source=x', '/about'],
  ['/%61bout.data', '/about.data'],
  ['/%61dmin/login', '/admin/login'],
  ['/%75pload/token', '/upload/token'],
])('%s has its own address: %s', (path, to) => {
  expect(pageKey(path)).toEqual({ kind: 'redirect', to })
})

test.each(['/%ff', 'http://evil.example/about/', 'http://evil.example/nothing.data', '*'])(
  '%s is no address of a page',
  (url) => {
    expect(pageKey(url)).toEqual({ kind: 'malformed' })
  },
)
