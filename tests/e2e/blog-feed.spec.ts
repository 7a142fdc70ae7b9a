import { starterPosts } from '../../src/features/blog/starter/content/starter-posts.ts'
import { expect, test } from '../support/site.ts'

/** RFC 822 with a four-digit year, as RSS 2.0 requires. */
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/

test('the feed is well-formed RSS 2.0 with all that the specification requires', async ({
  page,
  request,
}) => {
  const answer = await request.get('/blog/feed.xml')
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
  const xml = await answer.text()
  // The browser's own parser is strict. It runs on a page of ours, with nothing from elsewhere.
  await page.goto('/blog')
  const feed = await page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'application/xml')
    const texts = (parent: Element, name: string) =>
      [...parent.children]
        .filter(({ tagName }) => tagName === name)
        .map(({ textContent }) => textContent ?? '')
    const channel = document.querySelector('rss > channel')
    const self = document.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0]
    return {
      error: document.querySelector('parsererror')?.textContent,
      version: document.documentElement.getAttribute('version'),
      channels: document.querySelectorAll('rss > channel').length,
      channel: channel && {
        title: texts(channel, 'title'),
        link: texts(channel, 'link'),
        description: texts(channel, 'description'),
        lastBuildDate: texts(channel, 'lastBuildDate'),
      },
      self: self && {
        href: self.getAttribute('href'),
        rel: self.getAttribute('rel'),
        type: self.getAttribute('type'),
      },
      items: [...document.querySelectorAll('channel > item')].map((item) => ({
        title: texts(item, 'title'),
        link: texts(item, 'link'),
        guid: texts(item, 'guid'),
        permanent: item.querySelector('guid')?.getAttribute('isPermaLink'),
        pubDate: texts(item, 'pubDate'),
        description: texts(item, 'description'),
        body: texts(item, 'content:encoded'),
      })),
    }
  }, xml)

  expect(feed.error).toBeUndefined()
  expect(feed.version).toBe('2.0')
  expect(feed.channels).toBe(1)
  for (const values of Object.values(feed.channel ?? {})) {
    expect(values).toHaveLength(1)
    expect(values[0]).not.toBe('')
  }
  expect(feed.channel?.lastBuildDate[0]).toMatch(rfc822)
  expect(feed.self).toEqual({
    href: expect.stringMatching(/^http.+\/blog\/feed\.xml$/),
    rel: 'self',
    type: 'application/rss+xml',
  })

  expect(feed.items.length).toBeGreaterThanOrEqual(starterPosts.length)
  for (const item of feed.items) {
    expect(item.title).toHaveLength(1)
    expect(item.link).toEqual([expect.stringMatching(/^http.+\/blog\/[a-z0-9-]+$/)])
    expect(item.guid).toEqual([expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/)])
    expect(item.permanent).toBe('false')
    expect(item.pubDate).toEqual([expect.stringMatching(rfc822)])
    expect(item.body[0]).not.toMatch(/ (href|src)="\//)
  }
  expect(new Set(feed.items.map(({ guid }) => guid[0])).size).toBe(feed.items.length)
  const times = feed.items.map(({ pubDate }) => Date.parse(pubDate[0] ?? ''))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(feed.items.map(({ title }) => title[0])).toEqual(
    expect.arrayContaining(starterPosts.map(({ title }) => title)),
  )
})
