import { listOpened, readSiteFacts } from '#features/texts/data.ts'
import { pageContext } from '#lib/page-context.ts'
import { absoluteUrl } from '#site/page-meta.ts'
import { xmlText } from '#site/xml.ts'
import { listPublicPages } from '../data.ts'
import type { Route } from './+types/sitemap.ts'

/** https://www.sitemaps.org/protocol.html. A route like the pages, so that the page cache keeps and renews it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl, pages, locale } = context.get(pageContext)
  const opened = listOpened(pages.opening(locale), await readSiteFacts(db))
  const listed = [...pages.listed, ...opened.map(({ to }) => to)]
  const entries = (await listPublicPages(db, listed)).map(({ path, lastModified }) => {
    const location = `<loc>${xmlText(absoluteUrl(path, { publicUrl }))}</loc>`
    return `  <url>${location}${lastModified ? `<lastmod>${lastModified}</lastmod>` : ''}</url>`
  })
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
