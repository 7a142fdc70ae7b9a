import type { APIRequestContext } from '@playwright/test'
import { listCaseTypes } from '../../src/features/case-types/content.ts'
import { paths } from '../../src/site/paths.ts'
import { expect, test } from '../support/site.ts'
import { sitePaths } from '../support/site-paths.ts'

type CrawledPage = { path: string; status: number; html: string }

const unescapeHtml = (text: string) =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')

const findAll = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = '']) => unescapeHtml(found))

async function read(request: APIRequestContext, path: string): Promise<CrawledPage> {
  const answer = await request.get(path)
  return { path, status: answer.status(), html: await answer.text() }
}

/** Eight at a time: eighty at once only wait for each other. */
async function readAll(request: APIRequestContext, addresses: readonly string[]): Promise<CrawledPage[]> {
  const pages: CrawledPage[] = []
  for (let from = 0; from < addresses.length; from += 8) {
    pages.push(
      ...(await Promise.all(addresses.slice(from, from + 8).map((address) => read(request, address)))),
    )
  }
  return pages
}

/** Lists values that more than one page has, with the pages. */
function listRepeated(entries: readonly (readonly [value: string, path: string])[]): string[] {
  return [...Map.groupBy(entries, ([value]) => value)]
    .filter(([, pages]) => pages.length > 1)
    .map(([value, pages]) => `${value}: ${pages.map(([, path]) => path).join(', ')}`)
}

test('the sitemap lists every public page under the public address, and robots.txt names it', async ({
  request,
  server,
}) => {
  const origin = `http://localhost:${new URL(server.url).port}`
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('application/xml')
  const listed = findAll(await sitemap.text(), /<loc>([^<]+)<\/loc>/g)
  // Other tests on this server may have written more posts.
  expect(listed).toEqual(expect.arrayContaining(sitePaths.map((path) => origin + path)))
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.length).toBeGreaterThanOrEqual(70)

  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  const lines = (await robots.text()).split('\n')
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
  for (const area of ['/admin', '/upload', '/case/', '/api', '/thank-you'])
    expect(lines).toContain(`Disallow: ${area}`)
})

/** Looks for one graph per page, a type on everything in it, and no claim of a rating for ourselves. */
function findStructuredDataMistakes(html: string): string[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  if (blocks.length === 0) return ['no structured data']
  return blocks.flatMap(([, json = '']) => {
    try {
      const { '@context': context, '@graph': graph } = JSON.parse(json)
      return [
        context !== 'https://schema.org' && `structured data of ${context}`,
        !(Array.isArray(graph) && graph.length > 0 && graph.every((node) => node['@type'])) &&
          'structured data without types',
        /AggregateRating|"Review"/.test(json) && 'a rating for ourselves',
      ].filter((mistake) => mistake !== false)
    } catch {
      return ['structured data that does not parse']
    }
  })
}

let crawled: Promise<CrawledPage[]> | undefined

/** One after another, in one process: both tests share one crawl. */
test.describe('all pages', () => {
  test.describe.configure({ mode: 'default' })

  const readSite = (request: APIRequestContext) => {
    crawled ??= readAll(request, sitePaths)
    return crawled
  }

  test('every public page is there, says what it is, and says it once', async ({ request, server }) => {
    const origin = `http://localhost:${new URL(server.url).port}`
    const pages = await readSite(request)
    expect(
      pages.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`),
    ).toEqual([])

    const mistakes = pages.flatMap(({ path, html }) => {
      const describeMistake = (what: string) => `${path}: ${what}`
      // Drawings have their own titles.
      const titles = findAll(html.slice(0, html.indexOf('</head>')), /<title>([^<]*)<\/title>/g)
      const descriptions = findAll(html, /<meta name="description" content="([^"]*)"/g)
      const canonical = findAll(html, /<link rel="canonical" href="([^"]*)"/g)
      const keywords = findAll(html, /<meta name="keywords" content="([^"]+)"/g)
      return [
        titles.length !== 1 && describeMistake(`${titles.length} titles`),
        descriptions.length !== 1 && describeMistake(`${descriptions.length} descriptions`),
        keywords.length !== 1 && describeMistake(`${keywords.length} lists of keywords`),
        !/<h1[ >]/.test(html) && describeMistake('no h1'),
        (html.match(/<h1[ >]/g) ?? []).length > 1 && describeMistake('more than one h1'),
        canonical.join() !== origin + path && describeMistake(`canonical ${canonical.join()}`),
        /<meta name="robots"[^>]*noindex/.test(html) && describeMistake('noindex'),
        / style="/.test(html) && describeMistake('an inline style, which the policy refuses'),
        ...findStructuredDataMistakes(html).map(describeMistake),
      ].filter((mistake) => mistake !== false)
    })
    expect(mistakes).toEqual([])

    const titled = pages.map(
      ({ path, html }) => [findAll(html, /<title>([^<]*)<\/title>/g)[0] ?? '', path] as const,
    )
    const described = pages.map(
      ({ path, html }) =>
        [findAll(html, /<meta name="description" content="([^"]*)"/g)[0] ?? '', path] as const,
    )
    expect(listRepeated(titled)).toEqual([])
    expect(listRepeated(described)).toEqual([])
  })

  test('no link on any page leads to nothing, and no anchor to a place that is not there', async ({
    request,
  }) => {
    const pages = await readSite(request)
    const ids = new Map(pages.map(({ path, html }) => [path, new Set(findAll(html, / id="([^"]+)"/g))]))
    const links = pages.flatMap(({ path, html }) =>
      findAll(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''), /<a [^>]*href="([^"]*)"/g).map((href) => {
        const url = new URL(href, `http://site.test${path}`)
        return { from: path, href, url }
      }),
    )
    const inner = links.filter(({ url }) => url.host === 'site.test')
    const elsewhere = [...new Set(inner.map(({ url }) => url.pathname))].filter((path) => !ids.has(path))
    for (const { path, status, html } of await readAll(request, elsewhere)) {
      if (status === 200) ids.set(path, new Set(findAll(html, / id="([^"]+)"/g)))
    }
    const dead = inner.filter(({ url }) => {
      const places = ids.get(url.pathname)
      return !places || (url.hash && !places.has(decodeURIComponent(url.hash.slice(1))))
    })
    const from = Map.groupBy(dead, ({ href }) => href)
    expect([...from].map(([href, on]) => `${href} on ${on.length} pages, such as ${on[0]?.from}`)).toEqual([])
    const odd = links.filter(({ url }) => !['http:', 'https:', 'tel:', 'mailto:'].includes(url.protocol))
    expect(odd.map(({ href, from }) => `${href} on ${from}`)).toEqual([])
  })
})

for (const { path, heading } of [
  { path: '/states/zz', heading: 'State Not Found' },
  { path: '/case-types/dog-bite', heading: 'Case Type Not Found' },
  { path: '/no-such-page', heading: '404 Page Not Found' },
  { path: '/terms/more', heading: '404 Page Not Found' },
]) {
  test(`${path} answers 404: ${heading}`, async ({ request }) => {
    const { status, html } = await read(request, path)
    expect(status).toBe(404)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    expect(html).not.toContain('rel="canonical"')
  })
}

test('a state is found in any case of its code, at one address', async ({ request }) => {
  const { html } = await read(request, '/states/OH')
  expect(findAll(html, /<link rel="canonical" href="([^"]*)"/g).join()).toMatch(/\/states\/oh$/)
})

test('every case type has its page', () => {
  for (const { slug } of listCaseTypes('en')) expect(sitePaths).toContain(paths.caseType(slug))
})
