import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blogPosts } from '#db/schema/index.ts'
import { bumpSiteVersion } from '#db/site-version.ts'
import { createTestDb, type TestDatabase } from '#db/testing.ts'
import { buildTestApp } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDb('postgres')
})
afterAll(() => database.close())

/** A site where only the pages in `known` exist, and which pages it rendered. */
async function buildSite(known: string[], env: Record<string, string> = {}) {
  const made: string[] = []
  const app = await buildTestApp(database, {
    env,
    page: async (request) => {
      const { pathname } = new URL(request.url)
      made.push(pathname)
      const status = known.includes(pathname) ? 200 : 404
      const body = status === 200 ? `<h1>${pathname}</h1>` : '<h1>Nothing here</h1>'
      return new Response(body, { status, headers: { 'content-type': 'text/html' } })
    },
  })
  return { app, made }
}
const statusOf = async (app: FastifyInstance, url: string, remoteAddress = '127.0.0.1') =>
  (await app.inject({ url, remoteAddress })).statusCode

describe('unknown names', () => {
  test.each(['/states/', '/case-types/', '/blog/', '/blog/category/', '/blog/page/9'])(
    'are answered by one page of their kind: %s…',
    async (beginning) => {
      const { app, made } = await buildSite([])
      const bodies = new Set<string>()
      for (let tried = 0; tried < 20; tried++) {
        const tail = beginning.endsWith('9') ? String(tried).padStart(4, '0') : `${randomUUID()}?q=${tried}`
        const answer = await app.inject(beginning + tail)
        expect(answer.statusCode).toBe(404)
        bodies.add(answer.body)
      }
      expect([bodies.size, made.length]).toEqual([1, 1])
      await app.close()
    },
  )

  test('get 404 from the first moment on, even when many ask at once', async () => {
    const { app, made } = await buildSite([])
    await Promise.all(Array.from({ length: 50 }, () => statusOf(app, `/blog/${randomUUID()}`)))
    expect(made).toHaveLength(1)
    await app.close()
  })

  test('don’t hide an existing page, nor one that comes later', async () => {
    const slug = 'a-new-post'
    const known = ['/states/tx']
    const { app, made } = await buildSite(known)
    for (const path of ['/states/xx', '/states/tx', '/states/yy', '/states/tx']) await statusOf(app, path)
    expect(made).toEqual(['/states/xx', '/states/tx'])
    expect(await statusOf(app, `/blog/${slug}`)).toBe(404)
    const publishedAt = new Date(Date.now() - 1_000)
    await database.db.transaction(async (tx) => {
      await tx.insert(blogPosts).values({ slug, title: 'New', content: '', published: true, publishedAt })
      await bumpSiteVersion(tx)
    })
    known.push(`/blog/${slug}`)
    await expect.poll(() => statusOf(app, `/blog/${slug}`)).toBe(200)
    await app.close()
  })
})

describe('pages that have to be rendered', () => {
  /** A hundredth of the real limit is 12 a minute. */
  const env = { RATE_LIMIT_FACTOR: '0.01' }

  test('are limited for a network, but cached pages aren’t', async () => {
    const { app } = await buildSite(['/about'], env)
    const statuses = []
    for (let asked = 0; asked < 14; asked++)
      statuses.push(await statusOf(app, `/upload/${asked}`, '2001:db8::1'))
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    const refused = await app.inject({ url: '/upload/x', remoteAddress: '2001:db8::2' })
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      expect.stringMatching(/^Too many requests\. Please try again in \d+ seconds\.$/),
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await statusOf(app, '/upload/x', '2001:db8:0:1::1'), 'another network').toBe(404)
    await statusOf(app, '/about')
    for (const url of ['/about', '/about?x=1', '/healthz']) {
      expect(await statusOf(app, url, '2001:db8::1'), url).toBe(200)
    }
    expect(await statusOf(app, '/blog/nothing', '2001:db8:0:2::1')).toBe(404)
    expect(await statusOf(app, '/blog/nothing-else', '2001:db8::1'), 'nothing, from the cache').toBe(404)
    await app.close()
  })

  test('also by questions in an address, which leave the cached page alone', async () => {
    const { app, made } = await buildSite(['/cost'], env)
    const ask = (query: string) => app.inject({ url: `/cost${query}`, remoteAddress: '8.8.8.8' })
    expect((await ask('?utm_source=x')).headers['cache-control']).toBe('no-cache')
    const statuses = []
    for (let asked = 0; asked < 13; asked++) {
      const { statusCode, headers } = await ask(`?amount=${1_000 + asked}`)
      statuses.push(statusCode)
      expect(headers['cache-control']).toBe('no-store')
    }
    expect(statuses).toEqual([...Array<number>(11).fill(200), 429, 429])
    expect((await ask('')).statusCode).toBe(200)
    expect(made).toHaveLength(12)
    await app.close()
  })

  test('but not by a question about a state alone, which has a page of its own in the cache', async () => {
    const { app, made } = await buildSite(['/cost'], env)
    const spellings = ['?state=tx', '?state=TX', '?utm_source=x&state=tx', '?state=tx&months=18']
    for (const query of [...spellings, ...spellings, ...spellings, ...spellings]) {
      const { statusCode, headers } = await app.inject({ url: `/cost${query}`, remoteAddress: '8.8.4.4' })
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
    }
    expect(made).toHaveLength(1)
    await app.close()
  })

  test('also by public calls', async () => {
    const { app } = await buildSite([], env)
    const statuses = []
    for (let asked = 0; asked < 14; asked++) statuses.push(await statusOf(app, '/api/blog/posts', '7.7.7.7'))
    expect(statuses).toEqual([...Array<number>(12).fill(200), 429, 429])
    await app.close()
  })
})

test('unknown paths are rendered once for any number of tries', async () => {
  const { app, made } = await buildSite([])
  for (let i = 0; i < 50; i += 1) expect((await app.inject(`/wp-${i}.php`)).statusCode).toBe(404)
  expect(made).toHaveLength(1)
  await app.close()
})
