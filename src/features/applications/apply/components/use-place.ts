import { useEffect, useMemo, useState } from 'react'
import { useNavigation } from 'react-router'
import type { ApplicantRole } from '#site/choices/applications.ts'
import { followPageHistory } from '#ui/page-history.ts'

/** Where somebody is in the application. No place is the role selection. */
export type Place = {
  role: ApplicantRole
  /** Counted from 0. */
  step: number
  /** Came from the review to change an answer, and goes back there. */
  changing?: string | undefined
  /** What the entry below this one in the browser's history shows. */
  below?: number | 'roles' | undefined
}

type Entry = Place | 'roles'

/**
 * Keeps the place in the browser's history, an entry a step, so that Back goes to the previous step and a reload stays
 * on it. The address does not change and the router is not asked: its loaders would go to the network for every step,
 * which a phone without reception could not do.
 */
export function usePlace() {
  const [place, setPlace] = useState<Place>()

  const isStaying = useNavigation().state === 'idle'

  useEffect(() => {
    const restored = entryOf(history.state)
    if (restored && restored !== 'roles') setPlace(restored)
  }, [])

  useEffect(() => {
    // On the way to another page the address is that page's before it is shown: Back then belongs to the router.
    if (!isStaying) return
    const { pathname } = location
    return followPageHistory((state) => {
      const entry = entryOf(state)
      // Entries of other pages, and of links within this one, are the router's as well.
      if (!entry || location.pathname !== pathname) return false
      setPlace(entry === 'roles' ? undefined : entry)
      return true
    })
  }, [isStaying])

  const go = useMemo(() => movesTo(setPlace), [])
  return { place, go }
}

export type Moves = ReturnType<typeof movesTo>

function movesTo(setPlace: (place: Place | undefined) => void) {
  function push(place: Place) {
    history.pushState(withEntry(place), '')
    setPlace(place)
  }
  function replace(place: Place) {
    history.replaceState(withEntry(place), '')
    setPlace(place)
  }
  return {
    start(role: ApplicantRole, step = 0) {
      history.replaceState(withEntry('roles'), '')
      push({ role, step, below: 'roles' })
    },
    forward: (from: Place, step: number) => push({ role: from.role, step, below: from.step }),
    change: (from: Place, step: number, field: string) =>
      push({ role: from.role, step, below: from.step, changing: field }),
    /** As the browser's Back does, where that leads to the same step. */
    back(from: Place, step: number) {
      if (from.below === step) history.back()
      else replace({ role: from.role, step })
    },
    /** To a step that must be mended, from wherever. */
    jump: (from: Place, step: number) => push({ role: from.role, step, below: from.step }),
    restart: (role: ApplicantRole) => replace({ role, step: 0 }),
    toRoles(from: Place | undefined) {
      if (from?.below === 'roles') return history.back()
      history.pushState(withEntry('roles'), '')
      setPlace(undefined)
    },
  }
}

const withEntry = (entry: Entry) => ({ ...history.state, application: entry })

function entryOf(state: unknown): Entry | undefined {
  const entry: unknown = state instanceof Object && 'application' in state ? state.application : undefined
  if (entry === 'roles') return entry
  return entry instanceof Object && 'role' in entry && 'step' in entry ? (entry as Place) : undefined
}
