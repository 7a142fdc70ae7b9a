import { useEffect } from 'react'

/**
 * Makes the browser ask before a reload or close while something would be lost. Does not listen while `isNeeded` is
 * false: some browsers do not cache a listening page for the back button.
 */
export function useUnloadWarning(isNeeded: boolean | (() => boolean)) {
  useEffect(() => {
    if (isNeeded === false) return
    const ask = (event: BeforeUnloadEvent) => {
      if (isNeeded === true || isNeeded()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isNeeded])
}
