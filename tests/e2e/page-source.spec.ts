import { expect, test } from '../support/site.ts'

test('the source of Home carries its whole text and all that search engines ask for', async ({
  request,
  server,
}) => {
  const answer = await request.get('/')
  const html = await answer.text()
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0
  expect(count(/<h1[ >]/g)).toBe(1)
  expect(count(/<title>[^<]{20,}<\/title>/g)).toBe(1)
  for (const name of ['description', 'keywords', 'twitter:card', 'twitter:title']) {
    expect(count(new RegExp(`<meta name="${name}" content="[^"]+"`, 'g')), name).toBe(1)
  }
  for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type', 'og:site_name']) {
    expect(count(new RegExp(`<meta property="${property}" content="[^"]+"`, 'g')), property).toBe(1)
  }
  const port = new URL(server.url).port
  expect(html).toContain(`<link rel="canonical" href="http://localhost:${port}/"/>`)
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  )
  expect(blocks.length).toBeGreaterThan(0)
  for (const block of blocks) expect(block['@context']).toBe('https://schema.org')
  for (const text of [
    'No Credit Check',
    'Same-Day Approval',
    'Only Pay If You Win',
    'Licensed &amp; Bonded',
    'Wrongful Death',
  ]) {
    expect(html).toContain(text)
  }
})

test('Home is marked for a browser that has applied, and one page for all others', async ({ request }) => {
  const read = async (cookie: string, etag = '') => {
    const answer = await request.get('/', { headers: { cookie, 'if-none-match': etag } })
    const { etag: own = '', 'cache-control': kept } = answer.headers()
    return { status: answer.status(), etag: own, kept, html: await answer.text() }
  }
  const plain = await read('cookie-consent=all; no_case_here=1; case_here=')
  expect(plain.html).not.toContain('data-returning=""')
  expect((await read('')).html).toBe(plain.html)
  const returning = await read('cookie-consent=all; case_here=1', plain.etag)
  expect(returning).toMatchObject({ status: 200, kept: 'no-cache' })
  expect(returning.html.replace(' data-returning=""', '')).toBe(plain.html)
  expect(await read('case_here=1', returning.etag)).toMatchObject({ status: 304 })
  // Nothing that a browser or a cache kept of one is shown as the other.
  expect(await read('', returning.etag)).toMatchObject({ status: 200, html: plain.html })
})

test('the policy allows our scripts by hash and nothing inline', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy']
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/)
  expect(policy).not.toContain('unsafe')
})

test('assets are hashed, precompressed and kept for a year', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const paths = new Set([...html.matchAll(/"(\/assets\/[^"\\]+)"/g)].map(([, path = '']) => path))
  for (const ending of ['js', 'css', 'woff2', 'svg']) {
    expect(
      [...paths].some((path) => path.endsWith(`.${ending}`)),
      ending,
    ).toBe(true)
  }
  for (const path of paths) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } })
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['cache-control'], path).toContain('immutable')
    if (/\.(js|css|svg)$/.test(path)) expect(answer.headers()['content-encoding'], path).toBe('br')
  }
})

test('what the page links to on this site beside pages exists', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const files = [
    ...html.matchAll(
      /(?:href|src|content)="(?:http:\/\/localhost:\d+)?(\/[^"]+\.(?:svg|png|ico|webmanifest|woff2|js|css))"/g,
    ),
  ]
  expect(files.length).toBeGreaterThan(5)
  for (const [, path = ''] of files) expect((await request.get(path)).status(), path).toBe(200)
})
