import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const site = { name: 'Example Funding', publicUrl: 'https://example.com' }
const page = { title: 'States', description: 'All of them.', keywords: ['a', 'b'], path: '/states' }

test('a page says its name, its address and its picture in full', () => {
  expect(pageMeta(page, site, 'en')).toEqual(
    expect.arrayContaining([
      { title: 'States | Example Funding' },
      { name: 'description', content: 'All of them.' },
      { name: 'keywords', content: 'a, b' },
      { tagName: 'link', rel: 'canonical', href: 'https://example.com/states' },
      { property: 'og:title', content: 'States' },
      { property: 'og:url', content: 'https://example.com/states' },
      { property: 'og:image', content: expect.stringMatching(/^https:\/\/example\.com\/.+\.png$/) },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]),
  )
})

test.each([
  ['/', 'home'],
  ['/blog/category/news', 'article'],
  ['/terms', 'other'],
  ['/statesmen', 'other'],
])('%s is shared with the picture of its kind, %s', (path, kind) => {
  const picture = { property: 'og:image', content: `https://example.com/share-${kind}.png` }
  expect(pageMeta({ ...page, path }, site, 'en')).toContainEqual(picture)
})

test.each([
  ['/states', 'states'],
  ['/states/oh', 'oh'],
  ['/case-types/car-accident', 'car-accident'],
  ['/contact', 'contact'],
])('%s is shared with a picture that has its title', (path, name) => {
  const picture = { property: 'og:image', content: `https://example.com/share/${name}/card.png` }
  expect(pageMeta({ ...page, path }, site, 'en')).toContainEqual(picture)
})

test('a page with a picture of its own is shared with that one', () => {
  const meta = pageMeta({ ...page, image: '/own.jpg' }, site, 'en')
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://example.com/own.jpg' })
})

test('an article says when it was written, a page does not', () => {
  const article = { publishedAt: '2026-01-02T03:04:05.000Z', modifiedAt: '2026-02-03T04:05:06.000Z' }
  const meta = pageMeta({ ...page, article }, site, 'en')
  expect(meta).toContainEqual({ property: 'og:type', content: 'article' })
  expect(meta).toContainEqual({ property: 'article:published_time', content: article.publishedAt })
  expect(pageMeta(page, site, 'en')).toContainEqual({ property: 'og:type', content: 'website' })
})

test('the name of the site is not said twice', () => {
  expect(pageMeta({ ...page, title: 'Home | Example Funding' }, site, 'en')[0]).toEqual({
    title: 'Home | Example Funding',
  })
})

test('a page hidden from search engines has no canonical address', () => {
  const meta = pageMeta({ ...page, noindex: true }, site, 'en')
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(meta).not.toContainEqual(expect.objectContaining({ rel: 'canonical' }))
})

test('no text can end the script of the structured data', () => {
  const name = '</script><script>alert(1)</script>'
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => createElement(Meta),
      meta: () => pageMeta({ ...page, jsonLd: [{ '@type': 'Thing', name }] }, site, 'en'),
    },
  ])
  const html = renderToStaticMarkup(createElement(Page))
  expect(html).not.toContain('<script>alert')
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(json)['@graph'][0].name).toBe(name)
})
