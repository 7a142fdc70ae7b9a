import { redirectDocument } from 'react-router'
import { brand } from '#site/brand.ts'
import { SiteScreen } from '../../components/admin/site-screen.tsx'
import type { Route } from './+types/site.ts'

export const meta = () => [{ title: `Site | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

/** With one on the server, the other is called only when somebody comes from another screen. */
export const loader = () => null

/** The screen has its own content policy, for its frame, which only a full page load brings. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url)
  throw redirectDocument(pathname + search)
}

/** Another text or page of the site is the same screen. */
export const shouldRevalidate = () => false

export default function Site() {
  return <SiteScreen />
}
