import type { HTTPMethods } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { adminSessions } from '#db/schema/index.ts'
import { buildTestApp, openTestApp, signIn } from './testing.ts'

let deadSession: { cookie: string }
const routes: { method: HTTPMethods; url: string; access: string | undefined }[] = []

const { database, app } = await openTestApp('postgres', {
  onRoute: ({ method, url, config }) => {
    for (const each of [method].flat())
      routes.push({ method: each as HTTPMethods, url, access: config?.access })
  },
})
beforeAll(async () => {
  await app.ready()
  deadSession = await signIn(app)
  await database.db.delete(adminSessions)
})

/** What anybody may call. Adding a route here takes a second thought. */
const publicRoutes = [
  'GET /api/admin/me',
  'GET /api/admin/session',
  'POST /api/admin/login',
  'POST /api/admin/login/passkey',
  'POST /api/admin/login/passkey/options',
  'POST /api/admin/logout',
  'POST /api/admin/password-reset',
  // The mailed token in the address is the permission.
  'GET /api/admin/invitation/:token',
  'POST /api/admin/invitation/:token/accept',
  'POST /api/admin/invitation/:token/passkey',
  'POST /api/admin/invitation/:token/passkey/options',
  'GET /api/admin/password-reset/:token',
  'POST /api/admin/password-reset/:token',
  'POST /api/applications',
  'POST /api/applications/:applicationId/files',
  'POST /api/applications/:applicationId/upload-url',
  // Published posts only.
  'GET /api/blog/categories',
  'GET /api/blog/categories/:id',
  'GET /api/blog/category/:slug',
  'GET /api/blog/posts',
  'GET /api/blog/slug/:slug',
  'DELETE /api/case/session',
  'POST /api/case/:token/items/:itemId/file',
  'POST /api/case/code',
  'POST /api/case/link',
  'POST /api/case/session',
  'GET /api/check',
  'POST /api/contact',
  'GET /api/case/:token/stop-reminders',
  'POST /api/case/:token/stop-reminders',
  'POST /api/case/:token/want-reminders',
  'POST /api/firm/code',
  'POST /api/firm/session',
  'DELETE /api/firm/session',
  // With the cookie of the firm's room.
  'GET /api/firm/clients',
  'GET /api/firm/:token',
  'PUT /api/firm/:token/answers',
  'POST /api/firm/:token/wrong-recipient',
  'POST /api/firm/:token/undo',
  'POST /api/firm/:token/upload-url',
  'POST /api/firm/:token/files',
  'POST /api/firm/:token/items/:itemId/file',
  'POST /api/firm/:token/messages',
  // Reading by link; whatever changes the contract asks for a mailed code.
  'GET /api/firm/:token/contract',
  'GET /api/firm/:token/contract/pdf',
  'POST /api/firm/:token/contract/code',
  'POST /api/firm/:token/contract/session',
  'POST /api/firm/:token/contract/acknowledgment',
  'POST /api/firm/:token/contract/refusal',
  'POST /api/firm/:token/contract/pause',
  'POST /api/firm/:token/contract/departure',
  'GET /api/case/:token/acknowledgment',
  'GET /api/case/:token/acknowledgment/pdf',
  'POST /api/case/:token/acknowledgment/code',
  'POST /api/case/:token/acknowledgment/session',
  'POST /api/case/:token/acknowledgment/acknowledgment',
  'POST /api/case/:token/acknowledgment/refusal',
  'POST /api/case/:token/acknowledgment/pause',
  'POST /api/case/:token/acknowledgment/departure',
  // How a claim is settled with us: by the link, or from the firm's room.
  'GET /api/firm/:token/payoff',
  'POST /api/firm/:token/payoff-letters',
  'GET /api/firm/:token/payoff-letters/:id/pdf',
  'GET /api/case/:token/payoff',
  'POST /api/case/:token/payoff-letters',
  'GET /api/case/:token/payoff-letters/:id/pdf',
  'GET /api/firm/:token/settlement',
  'POST /api/firm/:token/settlement',
  'DELETE /api/firm/:token/settlement/:id',
  'GET /api/case/:token/settlement',
  'POST /api/case/:token/settlement',
  'DELETE /api/case/:token/settlement/:id',
  'GET /api/firm/:token/reduction',
  'POST /api/firm/:token/reduction',
  'POST /api/firm/:token/reduction/:id/acceptance',
  'GET /api/case/:token/reduction',
  'POST /api/case/:token/reduction',
  'POST /api/case/:token/reduction/:id/acceptance',
  'GET /api/firm/:token/stop-reminders',
  'POST /api/firm/:token/stop-reminders',
  'POST /api/firm/:token/want-reminders',
  // The contract, by the link; what changes it asks for the mailed code, too.
  'GET /api/case/:token/contract',
  'GET /api/case/:token/contract/letters/:id/pdf',
  'GET /api/client/:token/contract/letters/:id/pdf',
  'GET /api/case/:token/contract/pdf',
  'GET /api/case/:token/contract/paper',
  'POST /api/case/:token/contract/code',
  'POST /api/case/:token/contract/session',
  'POST /api/case/:token/contract/consent',
  'POST /api/case/:token/contract/pages/:number',
  'POST /api/case/:token/contract/signature',
  'POST /api/case/:token/contract/less',
  'POST /api/case/:token/contract/refusal',
  'POST /api/case/:token/contract/paper-way',
  'POST /api/case/:token/contract/withdrawal',
  'POST /api/case/:token/contract/explanation',
  'GET /api/case/:token/contract/money',
  'POST /api/case/:token/contract/receipt',
  'POST /api/case/:token/contract/notice',
  'DELETE /api/case/:token/contract/notice',
  'GET /api/client/:token/contract',
  'GET /api/client/:token/contract/pdf',
  'GET /api/client/:token/contract/paper',
  'POST /api/client/:token/contract/code',
  'POST /api/client/:token/contract/session',
  'POST /api/client/:token/contract/consent',
  'POST /api/client/:token/contract/pages/:number',
  'POST /api/client/:token/contract/signature',
  'POST /api/client/:token/contract/less',
  'POST /api/client/:token/contract/refusal',
  'POST /api/client/:token/contract/paper-way',
  'POST /api/client/:token/contract/withdrawal',
  'POST /api/client/:token/contract/explanation',
  'GET /api/client/:token/contract/money',
  'POST /api/client/:token/contract/receipt',
  'POST /api/client/:token/contract/notice',
  'DELETE /api/client/:token/contract/notice',
  'GET /api/content/:key',
  'GET /api/content/section/:section',
  'GET /api/docs',
  // With the mail service's secret.
  'POST /api/mail/incoming',
  // Ciphertext for anybody who has its name; written with the secret that is in it.
  'DELETE /api/moving-drafts/:name',
  'GET /api/moving-drafts/:name',
  'GET /api/moving-drafts/:name/state',
  'POST /api/moving-drafts',
  'POST /api/moving-drafts/:name/taken',
  'PUT /api/moving-drafts/:name',
  'GET /api/price/estimate',
  'GET /api/state-rules',
  'GET /api/storage/documents/:name',
  'POST /api/storage/documents/:name',
  'PUT /api/storage/documents/:name',
  // The token in the address is the permission, or the cookie with `mine`.
  'GET /api/case/:token',
  'PATCH /api/case/:token/contact',
  'POST /api/case/:token/files',
  'POST /api/case/:token/items/:itemId/unavailable',
  'POST /api/case/:token/messages',
  'POST /api/case/:token/upload-url',
  'POST /api/case/:token/withdraw',
  'GET /api/upload-token/:token/info',
  'GET /api/verify',
  'GET /api/verify/:number',
  'POST /api/upload/:token/file',
  'POST /api/upload/:token/new-link',
  'POST /api/upload/:token/save-file',
]

const isPage = (url: string) => !url.startsWith('/api/')
const isCatchAll = (url: string) => url === '/api/*'
const fillParams = (url: string) => url.replaceAll(/:\w+/g, '3f0c2d1e-8f11-4c1c-9a55-0d5f6a7b8c9d')

describe('every route says who may call it', () => {
  test('and only the intended ones are public', () => {
    const found = routes
      .filter(
        ({ url, access, method }) =>
          access === 'public' && !isPage(url) && !isCatchAll(url) && method !== 'HEAD',
      )
      .map(({ method, url }) => `${method} ${url}`)
    expect(found.sort()).toEqual(publicRoutes.toSorted())
    expect(routes.filter(({ access }) => access === undefined)).toEqual([])
  })

  test('a route that doesn’t say keeps the server from starting', async () => {
    const silent = await buildTestApp(database)
    silent.get('/api/forgotten', async () => ({}))
    await expect(silent.ready()).rejects.toThrow('GET /api/forgotten')
    await silent.close()
  })
})

describe('guarded routes', () => {
  test('are refused without a session, with a dead one, and from another origin', async () => {
    const guarded = routes.filter(({ access }) => access !== 'public')
    expect(guarded.length).toBeGreaterThan(0)
    const live = await signIn(app)
    for (const { method, url } of guarded) {
      const call = (headers: Record<string, string>) =>
        app.inject({ method: method as 'GET', url: fillParams(url), headers })
      const name = `${method} ${url}`
      expect((await call({})).statusCode, name).toBe(401)
      expect((await call(deadSession)).statusCode, name).toBe(401)
      if (method === 'GET' || method === 'HEAD') continue
      const foreign = await call({ ...live, origin: 'https://evil.example' })
      expect(foreign.statusCode, name).toBe(403)
      const crossSite = await call({ ...live, 'sec-fetch-site': 'cross-site' })
      expect(crossSite.statusCode, name).toBe(403)
    }
  })
})
