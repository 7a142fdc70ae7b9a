import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { anchors } from '#site/paths.ts'

/**
 * Moves the focus after a navigation, as browsers do when they load a page or follow a link to an anchor. The router
 * does not, so a keyboard would continue from the old link.
 */
export function useFocusOnNavigation() {
  const location = useLocation()
  const seen = useRef(location)

  useEffect(() => {
    if (seen.current === location) return
    seen.current = location
    const target = document.getElementById(location.hash.slice(1) || anchors.main)
    if (!target) return
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [location])
}
