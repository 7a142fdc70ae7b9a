import { type ComponentType, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { paths } from '#site/paths.ts'

/** Below this a change of page feels instant, and a skeleton would only flash. */
const patience = 150

const listPath = new RegExp(`^${paths.blog}(/page/[^/]+|/category/.+)?$`)

/** What stands in for a list of posts once it has been loading long enough to notice. */
export function useListSkeleton(): ComponentType | undefined {
  const { state, location } = useNavigation()
  const arriving = state === 'loading' && listPath.test(location.pathname)
  const [Skeleton, setSkeleton] = useState<ComponentType>()

  useEffect(() => {
    if (!arriving) return
    let isOver = false
    const loaded = import('./post-list-skeleton.tsx')
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
