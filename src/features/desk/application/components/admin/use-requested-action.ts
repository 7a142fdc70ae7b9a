import { useEffect, useRef } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'
import { useCommandCenter } from '#features/admin/components/commands.ts'
import type { ApplicationActions } from './application-head.tsx'

export type ApplicationAction = keyof ApplicationActions

/** These open a form to write in. */
const writing: readonly ApplicationAction[] = ['note', 'call', 'mail']

/** Opens a file to do something there. What is typed on the way is for the form that opens. */
export function useStartAction() {
  const navigate = useNavigate()
  const { held } = useCommandCenter()
  return (to: string, act: ApplicationAction, options: NavigateOptions = {}) => {
    if (writing.includes(act)) held.hold()
    void navigate(to, { ...options, state: { act } })
  }
}

/** Does at once what somebody chose in the command menu before the file was open. */
export function useRequestedAction(acts: ApplicationActions, isLoaded: boolean) {
  const { state, search, pathname, key } = useLocation()
  const done = useRef<string>(undefined)
  const navigate = useNavigate()
  const asked = isLoaded ? actOf(state) : undefined
  useEffect(() => {
    const act = Object.entries(acts).find(([name]) => name === asked)?.[1]
    if (asked === undefined || done.current === key) return
    // Once only: the way there takes a moment, and whoever comes back to this place by the browser's own button has
    // done it.
    done.current = key
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true })
    act?.()
  })
}

const actOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'act' in state ? state.act : undefined
