import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildTestApp, openTestApp } from './testing.ts'

const expectedHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'content-security-policy': expect.stringContaining("default-src 'none'"),
}

describe('the server', async () => {
  const lines: string[] = []

  const { database, app } = await openTestApp('postgres', { logged: (line) => lines.push(line) })
  beforeAll(async () => {
    app.post(
      '/api/echo',
      {
        config: { access: 'public' },
        schema: { body: z.object({ name: z.string().min(2, 'Enter a name') }) },
      },
      async (request) => request.body,
    )
    app.get('/api/broken/:token', { config: { access: 'public' } }, async () => {
      throw new Error('secret detail')
    })
    await app.ready()
  })

  describe('answers every request with the security headers', () => {
    test.each([
      ['a page', 'GET', '/'],
      ['an unknown page', 'GET', '/nothing-here'],
      ['an unknown call', 'GET', '/api/nothing'],
      ['a broken address', 'GET', '/%E0%A4%A'],
      ['a failure', 'GET', '/api/broken/t0ken'],
      ['a wrong method', 'DELETE', '/about'],
      ['the health check', 'GET', '/healthz'],
    ] as const)('%s', async (_name, method, url) => {
      const answer = await app.inject({ method, url })
      expect(answer.headers).toMatchObject(expectedHeaders)
    })

    test('and asks for https only where the site uses it', async () => {
      const secure = await buildTestApp(database, { env: { PUBLIC_URL: 'https://example.com' } })
      const answer = await secure.inject('/')
      expect(answer.headers['strict-transport-security']).toContain('max-age=')
      expect((await app.inject('/')).headers['strict-transport-security']).toBeUndefined()
      await secure.close()
    })
  })

  test('lets pages send files to a store on another server, and nowhere else', async () => {
    const readPolicy = async (env: Record<string, string>) => {
      const other = await buildTestApp(database, { env })
      const { headers } = await other.inject('/')
      await other.close()
      return String(headers['content-security-policy'])
    }
    expect(await readPolicy({})).toContain("connect-src 'self';")
    const s3 = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
    expect(await readPolicy(s3)).toContain("connect-src 'self' https://files.s3.us-east-1.amazonaws.com;")
    const own = { ...s3, S3_ENDPOINT: 'https://store.example', S3_FORCE_PATH_STYLE: 'true' }
    expect(await readPolicy(own)).toContain("connect-src 'self' https://store.example;")
  })

  describe('speaks one language of errors', () => {
    test('an invalid body names the fields', async () => {
      const answer = await app.inject({ method: 'POST', url: '/api/echo', payload: { name: 'x' } })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({
        message: expect.any(String),
        errors: { name: ['Enter a name'] },
        requestId: answer.headers['x-request-id'],
      })
    })

    test.each([
      ['broken JSON', 400, '{"name":', 'application/json'],
      ['a body that is too large', 413, JSON.stringify({ name: 'x'.repeat(300_000) }), 'application/json'],
      ['an unknown type', 415, 'name=x', 'text/csv'],
    ])('%s is answered with %i', async (_name, status, payload, type) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/echo',
        payload,
        headers: { 'content-type': type },
      })
      expect(answer.statusCode).toBe(status)
      expect(answer.json()).toMatchObject({ message: expect.any(String), requestId: expect.any(String) })
    })

    test.each(['', '[]', '"text"', 'null'])('the body %j is told what is missing', async (payload) => {
      const headers = payload && { headers: { 'content-type': 'application/json' } }
      const answer = await app.inject({ method: 'POST', url: '/api/echo', payload, ...headers })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({
        message: 'Send the fields as one JSON object.',
        requestId: expect.any(String),
      })
    })

    test('a failure tells the client nothing, and the log neither the address nor a value', async () => {
      const answer = await app.inject('/api/broken/t0ken?name=Ana')
      expect(answer.statusCode).toBe(500)
      expect(answer.body).not.toContain('secret detail')
      const logged = lines.join('')
      expect(logged).toContain(answer.json().requestId)
      expect(logged).toContain('/api/broken/:token')
      expect(logged).not.toContain('t0ken')
      expect(logged).not.toContain('Ana')
    })
  })

  describe('refuses state-changing calls from other sites', () => {
    const send = (headers: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/api/echo',
        payload: { name: 'Ana' },
        headers: { host: 'localhost:3000', ...headers },
      })

    test.each([
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:3001' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
      { 'sec-fetch-site': 'cross-site', origin: 'null' },
    ])('%o', async (headers) => {
      expect((await send(headers)).statusCode).toBe(403)
    })

    test.each([
      {},
      { origin: 'http://localhost:3000' },
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      // From a page with `Referrer-Policy: no-referrer`.
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
    ])('but not its own: %o', async (headers) => {
      expect((await send(headers)).statusCode).toBe(200)
    })
  })

  describe('serves pages', () => {
    test('with an ETag that saves the next transfer', async () => {
      const first = await app.inject('/')
      expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) })
      const again = await app.inject({ url: '/', headers: { 'if-none-match': first.headers.etag as string } })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    })

    test('compressed as the browser likes it', async () => {
      const encodingOf = async (accept: string) =>
        (await app.inject({ url: '/', headers: { 'accept-encoding': accept } })).headers['content-encoding']
      expect(await encodingOf('gzip, deflate, br')).toBe('br')
      expect(await encodingOf('gzip')).toBe('gzip')
      expect(await encodingOf('br;q=0, gzip')).toBe('gzip')
      expect(await encodingOf('')).toBeUndefined()
    })

    test('the same one with anything a campaign appends to its address', async () => {
      expect((await app.inject('/about?utm_source=x')).body).toBe((await app.inject('/about')).body)
    })

    test('under one address: a trailing slash is redirected, never to another site', async () => {
      expect((await app.inject('/about/')).headers.location).toBe('/about')
      expect((await app.inject('//evil.example/')).headers.location).toBe('/evil.example')
    })

    test('under one address: capitals are redirected', async () => {
      const answer = await app.inject('/About')
      expect([answer.statusCode, answer.headers.location]).toEqual([301, '/about'])
    })

    test.each(['/admin/login', '/Admin/Login'])('admin screens are never kept: %s', async (url) => {
      expect((await app.inject(url)).headers['cache-control']).toBe('no-store')
    })

    test('say when they depend on a cookie', async () => {
      const varyOf = async (url: string) => (await app.inject(url)).headers.vary
      expect([await varyOf('/'), await varyOf('/faq'), await varyOf('/admin/login')]).toEqual([
        'accept-encoding, cookie',
        'accept-encoding',
        'cookie',
      ])
      // With ?preview, a post is its draft for an administrator.
      expect(await varyOf('/blog/any-post?preview')).toBe('accept-encoding, cookie')
    })

    test('HEAD has no body', async () => {
      const answer = await app.inject({ method: 'HEAD', url: '/' })
      expect([answer.statusCode, answer.body]).toEqual([200, ''])
      expect(Number(answer.headers['content-length'])).toBeGreaterThan(0)
    })
  })

  test('describes itself at /openapi.json', async () => {
    const { paths } = (await app.inject('/openapi.json')).json()
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/content/{key}', '/api/content/section/{section}']),
    )
    const { headers } = await app.inject('/openapi.json')
    const again = await app.inject({ url: '/openapi.json', headers: { 'if-none-match': `${headers.etag}` } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    // A proxy that compresses makes it a weak one; a cache may send several.
    const several = { 'if-none-match': `"other", W/${headers.etag}` }
    expect((await app.inject({ url: '/openapi.json', headers: several })).statusCode).toBe(304)
  })

  describe('counts for Prometheus', () => {
    test('for this machine, but not through a proxy', async () => {
      const { body } = await app.inject('/metrics')
      expect(body).toContain('page_cache_total')
      for (const what of ['rows', 'files']) expect(body).toContain(`encrypted_at_rest{what="${what}"} 1`)
      for (const name of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'])
        expect((await app.inject({ url: '/metrics', headers: { [name]: '9.9.9.9' } })).statusCode).toBe(404)
      expect((await app.inject({ url: '/metrics', remoteAddress: '9.9.9.9' })).statusCode).toBe(404)
      const byName = { host: 'funding.example' }
      expect((await app.inject({ url: '/metrics', headers: byName })).statusCode).toBe(404)
      const here = { host: '127.0.0.1:3000' }
      expect((await app.inject({ url: '/metrics', headers: here })).statusCode).toBe(200)
    })

    test('with the token where one is configured', async () => {
      const guarded = await buildTestApp(database, { env: { METRICS_TOKEN: 'a-long-enough-token' } })
      expect((await guarded.inject('/metrics')).statusCode).toBe(404)
      const headers = { authorization: 'Bearer a-long-enough-token' }
      expect((await guarded.inject({ url: '/metrics', headers })).statusCode).toBe(200)
      await guarded.close()
    })
  })
})
