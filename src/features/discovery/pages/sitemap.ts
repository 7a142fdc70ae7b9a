import { pageContext } from '#lib/page-context.ts'
import { absoluteUrl } from '#site/page-meta.ts'
import { publicPaths } from '../content.ts'
import type { Route } from './+types/sitemap.ts'

/** https://www.sitemaps.org/protocol.html. A route like the pages, so that the page cache keeps and renews it with them. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageContext)
  const entries = publicPaths().map(
    (path) => `  <url><loc>${xmlText(absoluteUrl(path, { publicUrl }))}</loc></url>`,
  )
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

const xmlText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
