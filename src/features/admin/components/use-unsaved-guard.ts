import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useUnloadQuestion } from '#ui/use-unload-question.ts'

const leaveQuestion = 'Leave without saving? What you typed would be lost.'

/**
 * Asks before changes are left behind: by the browser itself for a reload or a closed tab, by us within the admin. What
 * is kept outside of React's state is looked at when somebody is about to leave.
 */
export function useUnsavedGuard(isDirty: boolean | (() => boolean)) {
  useUnloadQuestion(isDirty)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (typeof isDirty === 'function' ? isDirty() : isDirty) &&
      currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(leaveQuestion)) blocker.proceed()
    else blocker.reset()
  }, [blocker])
}
