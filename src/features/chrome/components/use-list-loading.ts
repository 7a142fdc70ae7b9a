import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { paths } from '#site/paths.ts'

/** Below this a change of page feels instant, and a skeleton would only flash. */
const patience = 150

const listPath = new RegExp(`^${paths.blog}(/page/[^/]+|/category/.+)?$`)

/** True once a list of posts has been loading long enough to notice. */
export function useListLoading(): boolean {
  const { state, location } = useNavigation()
  const arriving = state === 'loading' && listPath.test(location.pathname)
  const [waited, setWaited] = useState(false)

  useEffect(() => {
    if (!arriving) return setWaited(false)
    const timer = setTimeout(() => setWaited(true), patience)
    return () => clearTimeout(timer)
  }, [arriving])

  return arriving && waited
}
