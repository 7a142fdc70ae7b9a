import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { writeFeed } from '../content/feed.ts'
import { listFeedPosts } from '../data.ts'
import type { Route } from './+types/feed.ts'

/** A route like any page, so that the page cache keeps and renews it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl, locale } = context.get(pageContext)
  const [posts, texts] = await Promise.all([listFeedPosts(db), readTexts(db, identityTexts, locale)])
  const xml = writeFeed(posts, { name: texts['global.brand.name'], publicUrl }, locale)
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
