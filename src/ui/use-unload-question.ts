import { useEffect } from 'react'

/**
 * Lets the browser ask before the page is reloaded or closed, as long as something would be lost. Nothing listens while it
 * is false: a page that listens is not kept for going back by every browser.
 */
export function useUnloadQuestion(isNeeded: boolean | (() => boolean)) {
  useEffect(() => {
    if (isNeeded === false) return
    const ask = (event: BeforeUnloadEvent) => {
      if (isNeeded === true || isNeeded()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isNeeded])
}
