import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { pseudoLocale } from '#site/locale.ts'
import type { RenderedPage } from './cached-page.ts'
import { createPageCache } from './page-cache.ts'

const page = (text: string, over: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
  ...over,
})

function cacheAt(start: number, maxBytes = 1_000_000) {
  const site = { version: start }
  return {
    site,
    cache: createPageCache({
      maxBytes,
      version: () => site.version,
      isKept: (_key, { status }) => status === 200,
    }),
  }
}

describe('the page cache', () => {
  test('renders a page once for a burst of requests', async () => {
    const { cache } = cacheAt(1)
    let renders = 0
    const render = async () => {
      renders += 1
      return page('home')
    }
    const answers = await Promise.all(Array.from({ length: 100 }, () => cache.get('en', '/', render)))
    expect(renders).toBe(1)
    expect(answers.every(({ page: { variants } }) => variants.identity.body.toString() === 'home')).toBe(true)
    expect((await cache.get('en', '/', render)).outcome).toBe('hit')
  })

  test('renders again after a change of the site', async () => {
    const { cache, site } = cacheAt(1)
    await cache.get('en', '/', async () => page('old'))
    site.version = 2
    expect(cache.fresh('en', '/')).toBeUndefined()
    const { page: now } = await cache.get('en', '/', async () => page('new'))
    expect(brotliDecompressSync(now.variants.br.body).toString()).toBe('new')
  })

  test('never answers a request after a change with a render from before it', async () => {
    const { cache, site } = cacheAt(1)
    const gate = Promise.withResolvers<RenderedPage>()
    const before = cache.get('en', '/', () => gate.promise)
    site.version = 2
    const after = await cache.get('en', '/', async () => page('new'))
    expect(after.page.variants.identity.body.toString()).toBe('new')
    gate.resolve(page('old'))
    await before
    expect(cache.fresh('en', '/')?.variants.identity.body.toString() ?? 'nothing').not.toBe('old')
  })

  test('sends the last good page while rendering fails', async () => {
    const { cache, site } = cacheAt(1)
    await cache.get('en', '/', async () => page('good'))
    site.version = 2
    const failed = await cache.get('en', '/', () => Promise.reject(new Error('database away')))
    expect(failed).toMatchObject({ outcome: 'stale', page: { status: 200 } })
    const refused = await cache.get('en', '/', async () => page('error', { status: 503 }))
    expect(refused).toMatchObject({ outcome: 'stale', page: { status: 200 } })
    const recovered = await cache.get('en', '/', async () => page('better'))
    expect(recovered.page.variants.identity.body.toString()).toBe('better')
  })

  test('keeps the languages of a page apart', async () => {
    const { cache } = cacheAt(1)
    await cache.get('en', '/', async () => page('Hello'))
    await cache.get(pseudoLocale, '/', async () => page('Hola'))
    const bodies = (['en', pseudoLocale] as const).map((locale) =>
      cache.fresh(locale, '/')?.variants.identity.body.toString(),
    )
    expect(bodies).toEqual(['Hello', 'Hola'])
  })

  test('keeps no refusals', async () => {
    const { cache } = cacheAt(1)
    await cache.get('en', '/x', async () => page('', { status: 404 }))
    expect(cache.fresh('en', '/x')).toBeUndefined()
    expect(cache.bytes).toBe(0)
  })

  test('stays within its bytes', async () => {
    const { cache } = cacheAt(1, 50_000)
    for (let i = 0; i < 100; i += 1) await cache.get('en', `/${i}`, async () => page(`${i} `.repeat(1_000)))
    expect(cache.bytes).toBeLessThanOrEqual(50_000)
    expect(cache.fresh('en', '/99')).toBeDefined()
    expect(cache.fresh('en', '/0')).toBeUndefined()
  })
})
