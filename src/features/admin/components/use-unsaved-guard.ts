import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

export const leaveQuestion = 'Leave without saving? What you typed would be lost.'

/**
 * Asks before changes are left behind: by the browser itself for a reload or a closed tab, by us within the admin. What
 * is kept outside of React's state is looked at when somebody is about to leave.
 */
export function useUnsavedGuard(isDirty: boolean | (() => boolean)) {
  const isDirtyNow = useRef<() => boolean>(() => false)
  useEffect(() => {
    isDirtyNow.current = typeof isDirty === 'function' ? isDirty : () => isDirty
  })
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirtyNow.current() && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(leaveQuestion)) blocker.proceed()
    else blocker.reset()
  }, [blocker])

  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (isDirtyNow.current()) event.preventDefault()
    }
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [])
}
