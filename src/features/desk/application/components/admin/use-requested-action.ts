import { useEffect, useRef } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'
import { useCommandCenter } from '#features/admin/components/commands.ts'
import type { ApplicationActions } from './application-head.tsx'

export type ApplicationAction = keyof ApplicationActions

const writing: readonly ApplicationAction[] = ['note', 'call', 'mail']

/** Holds what is typed on the way for the form that opens. */
export function useStartAction() {
  const navigate = useNavigate()
  const { held } = useCommandCenter()
  return (to: string, act: ApplicationAction, options: NavigateOptions = {}) => {
    if (writing.includes(act)) held.hold()
    void navigate(to, { ...options, state: { act } })
  }
}

/** Runs what somebody chose in the command menu before the application was open. */
export function useRequestedAction(acts: Record<string, (() => void) | undefined>, isLoaded: boolean) {
  const { state, search, pathname, key } = useLocation()
  const done = useRef<string>(undefined)
  const navigate = useNavigate()
  const asked = isLoaded ? actOf(state) : undefined
  useEffect(() => {
    const act = Object.entries(acts).find(([name]) => name === asked)?.[1]
    if (asked === undefined || done.current === key) return
    // Only once: getting there takes a moment, and the browser's Back button returns here later.
    done.current = key
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true })
    act?.()
  })
}

const actOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'act' in state ? state.act : undefined
