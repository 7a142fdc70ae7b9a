import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useUnloadWarning } from '#ui/use-unload-warning.ts'

const leaveQuestion = 'Leave without saving? What you typed would be lost.'

/**
 * Asks before unsaved changes are lost: the browser asks on reload or close, we ask within the admin. Pass a function
 * for state outside React; it runs when somebody is about to leave. Addresses that begin with one of `within` lose nothing.
 */
export function useUnsavedGuard(
  isDirty: boolean | (() => boolean),
  { within = [] }: { within?: readonly string[] } = {},
) {
  useUnloadWarning(isDirty)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (typeof isDirty === 'function' ? isDirty() : isDirty) &&
      currentLocation.pathname !== nextLocation.pathname &&
      !within.some((path) => nextLocation.pathname.startsWith(path)),
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(leaveQuestion)) blocker.proceed()
    else blocker.reset()
  }, [blocker])
}
