import { type ComponentType, useEffect, useState } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { pageContext } from '#lib/page-context.ts'
import { paths } from '#site/paths.ts'
import { useLocale } from '#ui/locale.tsx'
import { ErrorScreen, errorTitle } from '../components/error-screen.tsx'
import { SiteFrame } from '../components/site-frame.tsx'
import { defaultChrome } from '../content/default-chrome.ts'
import { readFrame } from '../data.ts'
import type { Route } from './+types/site-layout.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageContext)
  const { analyticsId } = services
  return { ...(await readFrame(services)), year: new Date().getFullYear(), analyticsId }
}

/** Only for the error screen; pages have their own. */
export const meta: Route.MetaFunction = ({ error, matches: [root] }) =>
  error
    ? [{ title: errorTitle(error, root.loaderData?.locale ?? 'en') }, { name: 'robots', content: 'noindex' }]
    : []

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const ListSkeleton = useListSkeleton()
  return <SiteFrame chrome={loaderData}>{ListSkeleton ? <ListSkeleton /> : <Outlet />}</SiteFrame>
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const locale = useLocale()
  const chrome = loaderData ?? defaultChrome(locale)
  return (
    <SiteFrame chrome={chrome}>
      <ErrorScreen error={error} phone={chrome.texts['global.contact.phone']} />
    </SiteFrame>
  )
}

/** Below this, a page change feels instant and a skeleton would only flash. */
const patience = 150

const listPath = new RegExp(`^${paths.blog}(/page/[^/]+|/category/.+)?$`)

/** Stands in for a list of posts that takes long enough to notice. */
function useListSkeleton(): ComponentType | undefined {
  const { state, location } = useNavigation()
  const arriving = state === 'loading' && listPath.test(location.pathname)
  const [Skeleton, setSkeleton] = useState<ComponentType>()

  useEffect(() => {
    if (!arriving) return
    let isOver = false
    const loaded = import('#features/chrome/components/post-list-skeleton.tsx')
    // Without it, the page before stays a little longer.
    loaded.catch(() => {})
    const timer = setTimeout(() => {
      loaded.then(
        ({ PostListSkeleton }) => isOver || setSkeleton(() => PostListSkeleton),
        () => {},
      )
    }, patience)
    return () => {
      isOver = true
      clearTimeout(timer)
      setSkeleton(undefined)
    }
  }, [arriving])

  return arriving ? Skeleton : undefined
}
