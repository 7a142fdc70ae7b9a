import { useEffect } from 'react'

/** Listens only while needed: some browsers don't cache a listening page for the back button. */
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
