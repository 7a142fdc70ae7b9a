import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { ApplicantRole } from '#domain/applications.ts'
import { followPageHistory } from '#ui/page-history.ts'

/** Undefined is the role selection. */
export type Place = {
  role: ApplicantRole
  step: number
  /** The step came from the review and goes back there. */
  changing?: string | undefined
  /** The previous entry in the browser's history. */
  below?: number | 'roles' | undefined
}

type Entry = Place | 'roles'

/**
 * One history entry per step: Back goes to the previous step, and a reload stays. The router isn't involved, because
 * its loaders would go to the network for every step and fail on a phone without reception.
 */
export function usePlace() {
  const [place, setPlace] = useState<Place>()

  const isStaying = useNavigation().state === 'idle'

  const { state: handed } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: where someone arrives, and no later
  useEffect(() => {
    // Another page may say where to go on.
    const restored = entryOf(history.state) ?? entryOf(handed)
    if (restored && restored !== 'roles') setPlace(restored)
  }, [])

  useEffect(() => {
    // While another page loads, the address is already that page's, and Back belongs to the router.
    if (!isStaying) return
    const { pathname } = location
    return followPageHistory((state) => {
      const entry = entryOf(state)
      // The router also handles other pages and links within this one.
      if (!entry || location.pathname !== pathname) return false
      setPlace(entry === 'roles' ? undefined : entry)
      return true
    })
  }, [isStaying])

  const go = useMemo(() => createMoves(setPlace), [])
  return { place, go }
}

export type Moves = ReturnType<typeof createMoves>

function createMoves(setPlace: (place: Place | undefined) => void) {
  const go = (how: 'pushState' | 'replaceState') => (place: Place) => {
    history[how](addEntry(place), '')
    setPlace(place)
  }
  const [push, replace] = [go('pushState'), go('replaceState')]
  return {
    start(role: ApplicantRole, step = 0) {
      history.replaceState(addEntry('roles'), '')
      push({ role, step, below: 'roles' })
    },
    forward: (from: Place, step: number) => push({ role: from.role, step, below: from.step }),
    change: (from: Place, step: number, field: string) =>
      push({ role: from.role, step, below: from.step, changing: field }),
    /** Uses the browser's Back when it leads to the same step. */
    back(from: Place, step: number) {
      if (from.below === step) history.back()
      else replace({ role: from.role, step })
    },
    jump: (from: Place, step: number) => push({ role: from.role, step, below: from.step }),
    restart: (role: ApplicantRole) => replace({ role, step: 0 }),
    toRoles(from: Place | undefined) {
      if (from?.below === 'roles') return history.back()
      history.pushState(addEntry('roles'), '')
      setPlace(undefined)
    },
  }
}

const addEntry = (entry: Entry) => ({ ...history.state, application: entry })

function entryOf(state: unknown): Entry | undefined {
  const entry: unknown = state instanceof Object && 'application' in state ? state.application : undefined
  if (entry === 'roles') return entry
  return entry instanceof Object && 'role' in entry && 'step' in entry ? (entry as Place) : undefined
}
