import { useEffect } from 'react'

/** After a form was sent, the focus is on the heading that the address names, or on the page's own. */
export function useFocusOnTarget() {
  useEffect(() => {
    const id = window.location.hash.slice(1)
    const target = id ? document.getElementById(id)?.querySelector<HTMLElement>('h2') : undefined
    target?.focus({ preventScroll: true })
  }, [])
}
