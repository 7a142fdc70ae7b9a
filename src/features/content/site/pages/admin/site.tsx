import { redirectDocument } from 'react-router'
import { brand } from '#site/brand.ts'
import { SiteScreen } from '../../components/admin/site-screen.tsx'
import type { Route } from './+types/site.ts'

export const meta = () => [{ title: `Site | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

/** With a loader on the server, the other runs only when somebody comes from another screen. */
export const loader = () => null

/** The frame needs a content policy of its own, which only a full page load brings. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url)
  throw redirectDocument(pathname + search)
}

/** Another text or page is the same screen. */
export const shouldRevalidate = () => false

export default function Site() {
  return <SiteScreen />
}
