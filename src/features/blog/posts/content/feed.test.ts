import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import type { Post } from '../schema.ts'
import { writeFeed } from './feed.ts'

const site = { name: 'Example & Sons', publicUrl: 'https://example.com' }
const post: Post = {
  id: '7f0f9f0e-8a51-4b33-9d0f-0d6f1f1f4a11',
  slug: 'first',
  title: 'Costs & <fees>',
  excerpt: 'What "it" costs',
  content: '<p>See <a href="/apply">this</a> and <a href="https://other.example/">that</a>. ]]&gt;</p>',
  featuredImage: null,
  featuredImageAlt: null,
  published: true,
  publishedAt: '2026-01-02T03:04:05.000Z',
  scheduledAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-03T00:00:00.000Z',
  authorId: null,
  categoryId: null,
  category: { slug: 'costs', name: 'Costs & offers' },
  metaTitle: null,
  metaDescription: null,
  readMinutes: 1,
  version: 1,
}

/** Lists the texts of all elements with this name, in order. */
function textsOf(xml: string, name: string): string[] {
  const texts: string[] = []
  let inside = false
  const parser = new Parser(
    {
      onopentag: (tag) => {
        if (tag === name) texts.push('')
        inside = tag === name
      },
      ontext: (text) => {
        if (inside) texts.push((texts.pop() ?? '') + text)
      },
      onclosetag: () => {
        inside = false
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  return texts
}

test('special characters in a title or a text stay text', () => {
  const xml = writeFeed([post], site, 'en')
  expect(textsOf(xml, 'title')).toEqual(['Example & Sons: Blog', 'Costs & <fees>'])
  expect(textsOf(xml, 'description').at(-1)).toBe('What "it" costs')
  expect(textsOf(xml, 'category')).toEqual(['Costs & offers'])
})

test('links in a body are absolute, so that they work in a reader', () => {
  const [body] = textsOf(writeFeed([post], site, 'en'), 'content:encoded')
  expect(body).toContain('href="https://example.com/apply"')
  expect(body).toContain('href="https://other.example/"')
})

test('dates are those of RFC 822, and the feed is as new as its newest change', () => {
  const xml = writeFeed([post], site, 'en')
  expect(textsOf(xml, 'pubDate')).toEqual(['Fri, 02 Jan 2026 03:04:05 GMT'])
  expect(textsOf(xml, 'lastBuildDate')).toEqual(['Sat, 03 Jan 2026 00:00:00 GMT'])
})

test('characters that XML cannot write are left out', () => {
  const xml = writeFeed([{ ...post, title: 'a\u0000b\u001fc\ud800d' }], site, 'en')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not appear.
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|[\ud800-\udbff](?![\udc00-\udfff])/)
  expect(textsOf(xml, 'title').at(-1)).toBe('abc\ufffdd')
})

test('a feed without posts is valid', () => {
  const xml = writeFeed([], site, 'en')
  expect(textsOf(xml, 'link')).toEqual(['https://example.com/blog'])
  expect(xml).not.toContain('<item>')
})
