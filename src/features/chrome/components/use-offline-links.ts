import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { isOffline } from '#lib/offline.ts'

/**
 * Shows our own screen for a link followed offline, and keeps the page behind it as it was. Otherwise the router would
 * reload the page to fetch the next one's scripts, and the browser would show its own error.
 */
export function useOfflineLinks() {
  const [target, setTarget] = useState<string>()
  const link = useRef<HTMLAnchorElement>(null)
  const navigate = useNavigate()

  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const followed = event.target instanceof Element && event.target.closest('a')
      if (!followed || !isOffline() || !leavesPage(followed)) return
      event.preventDefault()
      link.current = followed
      setTarget(followed.pathname + followed.search + followed.hash)
    }
    addEventListener('click', hold, true)
    return () => removeEventListener('click', hold, true)
  }, [])

  const retry = useCallback(() => {
    if (!target || isOffline()) return
    setTarget(undefined)
    navigate(target)
  }, [target, navigate])

  const back = useCallback(() => {
    setTarget(undefined)
    requestAnimationFrame(() => link.current?.focus())
  }, [])

  return { isHeld: target !== undefined, retry, back }
}

const leavesPage = ({ origin, pathname, search, target }: HTMLAnchorElement) =>
  origin === location.origin && !target && pathname + search !== location.pathname + location.search
