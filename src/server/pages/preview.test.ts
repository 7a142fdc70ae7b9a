import { expect, test } from 'vitest'
import { heroTexts } from '#features/marketing/home/content/hero.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { openTestApp, signInAs } from '../testing.ts'
import type { RouterHandler } from './render.ts'

/** A small page that shows texts as the real ones do: as words, in attributes, in its title and in data. */
const page: RouterHandler = async (_request, context) => {
  const { db, locale, preview } = context.get(pageContext)
  const texts = await readTexts(db, { ...heroTexts, ...identityTexts }, locale, preview)
  const { 'hero.headline': headline, 'global.contact.phone': phone } = texts
  const html = `<html><head><title>${headline}</title><link rel="modulepreload" href="/a.js"></head><body><h1 class="a noscript:hidden" title="${headline}">${headline}</h1><noscript>Off</noscript><a href="tel:${phone}">${phone}</a><script nonce="x">{"${headline}"}</script></body></html>`
  return new Response(html, { headers: { 'content-type': 'text/html' } })
}

const { app } = await openTestApp('postgres', { page, env: { GA_MEASUREMENT_ID: 'G-TEST1234' } })
const editor = (await signInAs(app, 'editor', 'Ann Editor')).headers

const preview = async (texts: object) => {
  const payload = { page: '/', texts }
  return (
    await app.inject({ method: 'POST', url: '/api/content/page-preview', headers: editor, payload })
  ).json().html
}
const open = (path: string, headers: Record<string, string> = editor) =>
  app.inject({ url: `/api/content/page-preview?page=${encodeURIComponent(path)}`, headers })

test('a preview shows unpublished words, each with its key, and no script', async () => {
  expect(await preview({ 'hero.headline': { type: 'text', content: 'Not yet public' } })).toBe(
    '<html><head><title>Not yet public</title></head><body><h1 class="a " title="Not yet public"><!--text hero.headline-->Not yet public<!--/text--></h1><a href="tel:(555) 014-7733">(555) 014-7733</a></body></html>',
  )
})

test('a preview’s words and marks are on no public page', async () => {
  await preview({ 'hero.headline': { type: 'text', content: 'Not yet public' } })
  const { body } = await app.inject('/')
  expect(body).toContain('Your case can take years.')
  expect(body).not.toMatch(/Not yet public|<!--|[\uE000-\uE002]/)
})

test('a preview isn’t cached, and only our editor may frame it, without scripts', async () => {
  const { headers } = await open('/')
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'SAMEORIGIN',
  })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain('sandbox allow-same-origin')
  expect(policy).not.toMatch(/script-src|connect-src|google|allow-scripts/)
  const own = (await app.inject('/')).headers
  expect(own['x-frame-options']).toBe('DENY')
  expect(own['content-security-policy']).not.toContain('frame-src')
})

test('letters that look like a mark don’t become markup', async () => {
  const content = 'A\uE000"><img src=x>\uE001B\uE000hero.subtext\uE001C\uE002'
  expect(await preview({ 'hero.headline': { type: 'text', content } })).not.toMatch(
    /[\uE000-\uE002]|text hero\.subtext/,
  )
})

test('only pages with texts have a preview, and only for people who write them', async () => {
  expect((await open('/')).statusCode).toBe(200)
  for (const path of ['/admin', '/case/x', 'https://example.com/', '//example.com'])
    expect((await open(path)).statusCode, path).toBe(400)
  expect((await open('/', {})).statusCode).toBe(401)
  const reviewer = (await signInAs(app, 'reviewer', 'Ruth Reviewer')).headers
  expect((await open('/', reviewer)).statusCode).toBe(403)
})
