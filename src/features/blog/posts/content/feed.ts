import { addressIn } from '#site/addresses.ts'
import { type Locale, languageTags } from '#site/locale.ts'
import { absoluteUrl, type SiteIdentity } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { xmlText } from '#site/xml.ts'
import type { Post } from '../schema.ts'
import { blogWords } from './words.ts'

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(' ')

/** RSS 2.0, https://www.rssboard.org/rss-specification, following the RSS Advisory Board's best-practices profile. */
export function writeFeed(posts: readonly Post[], site: SiteIdentity, locale: Locale): string {
  const words = blogWords[locale]
  const changed = posts.map(({ publishedAt, updatedAt }) => Math.max(toTime(publishedAt), toTime(updatedAt)))
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${namespaces}>`,
    '<channel>',
    element('title', `${site.name}: ${words.title}`),
    element('link', absoluteUrl(addressIn(locale, paths.blog), site)),
    element('description', words.lead),
    element('language', languageTags[locale].toLowerCase()),
    `<atom:link href="${xmlText(absoluteUrl(addressIn(locale, paths.blogFeed), site))}" rel="self" type="application/rss+xml"/>`,
    ...(changed.length > 0 ? [element('lastBuildDate', formatRfc822(new Date(Math.max(...changed))))] : []),
    ...posts.flatMap((post) => item(post, site, locale)),
    '</channel>',
    '</rss>',
    '',
  ]
  return lines.join('\n')
}

function item(post: Post, site: SiteIdentity, locale: Locale): string[] {
  return [
    '<item>',
    element('title', post.title),
    element('link', absoluteUrl(addressIn(locale, paths.blogPost(post.slug)), site)),
    // Not the address: readers must not announce a moved post a second time.
    `<guid isPermaLink="false">urn:uuid:${post.id}</guid>`,
    element('pubDate', formatRfc822(new Date(toTime(post.publishedAt)))),
    element('dc:creator', site.name),
    ...(post.category ? [element('category', post.category.name)] : []),
    ...(post.excerpt ? [element('description', post.excerpt)] : []),
    element('content:encoded', completeAddresses(post.content, site)),
    '</item>',
  ]
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`

const toTime = (iso: string | null) => (iso ? Date.parse(iso) : 0)

/** "Sat, 15 Nov 2025 05:21:00 GMT": RFC 822 with the four-digit year the RSS specification prefers. */
const formatRfc822 = (date: Date) => date.toUTCString()

/** Feed readers show the text away from this site. Sanitized bodies always use double quotes for attributes. */
const completeAddresses = (html: string, site: SiteIdentity) =>
  html.replaceAll(/ (href|src)="(\/[^"]*|#[^"]*)"/g, (_, name: string, address: string) => {
    return ` ${name}="${address.startsWith('#') ? address : absoluteUrl(address, site)}"`
  })
