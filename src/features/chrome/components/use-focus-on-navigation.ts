import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { anchors } from '#site/paths.ts'

/**
 * The router changes pages and scrolls without moving the focus, so a keyboard would go on from the link that was left. This
 * does what the browser does by itself when it loads a page or follows a link to a place on it.
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
