import { pageContext } from '#lib/page-context.ts'
import { absoluteUrl } from '#site/page-meta.ts'
import type { Route } from './+types/robots.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, pages } = context.get(pageContext)
  const lines = [
    'User-agent: *',
    ...pages.keptOut.map((area) => `Disallow: ${area}`),
    '',
    `Sitemap: ${absoluteUrl('/sitemap.xml', { publicUrl })}`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
