import { useEffect, useMemo, useState } from 'react'
import { followPageHistory } from '#ui/page-history.ts'

export type Place = {
  step: number
  /** The step came from the review and goes back there. */
  changing?: string | undefined
  /** The step of the previous entry in the browser's history. */
  below?: number | undefined
}

/** One history entry per step: Back goes to the previous step, and a reload stays. */
export function usePlace(first: number) {
  const [place, setPlace] = useState<Place>({ step: first })

  useEffect(() => {
    const { pathname } = location
    return followPageHistory((state) => {
      if (location.pathname !== pathname) return false
      setPlace(entryOf(state) ?? { step: 0 })
      return true
    })
  }, [])

  const go = useMemo(() => createMoves(setPlace), [])
  return { place, go }
}

/** Where this entry of the history stands, if the form has been on it before. */
export const readPlace = () => entryOf(history.state)

function createMoves(setPlace: (place: Place) => void) {
  const go = (how: 'pushState' | 'replaceState') => (place: Place) => {
    history[how](addEntry(place), '')
    setPlace(place)
  }
  const [push, replace] = [go('pushState'), go('replaceState')]
  return {
    begin: (place: Place) => replace(place),
    forward: (from: Place, step: number) => push({ step, below: from.step }),
    change: (from: Place, step: number, field: string) => push({ step, below: from.step, changing: field }),
    /** Uses the browser's Back when it leads to the same step. */
    back(from: Place, step: number) {
      if (from.below === step) history.back()
      else replace({ step })
    },
    jump: (from: Place, step: number) => push({ step, below: from.step }),
  }
}

const addEntry = (place: Place) => ({ ...history.state, application: place })

function entryOf(state: unknown): Place | undefined {
  const entry: unknown = state instanceof Object && 'application' in state ? state.application : undefined
  return entry instanceof Object && 'step' in entry ? (entry as Place) : undefined
}
