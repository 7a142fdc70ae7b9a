import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createPageKeys } from './page-key.ts'

const routes = {
  root: { id: 'root', path: '', module: {} },
  admin: { id: 'admin', parentId: 'root', path: 'admin', module: {} },
  login: { id: 'login', parentId: 'root', path: 'admin/login', module: {} },
  about: { id: 'about', parentId: 'root', path: 'about', module: {} },
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
])('%s is rendered for who asks, and never kept', (path) => {
  expect(pageKey(path)).toEqual({ kind: 'private' })
})

test.each([
  ['/about', '/about'],
  ['/about?utm_source=x', '/about'],
  ['/about.data', '/about.data'],
  ['/administration', '/not-found'],
])('%s is kept as %s', (path, key) => {
  expect(pageKey(path)).toMatchObject({ kind: 'cached', key })
})
