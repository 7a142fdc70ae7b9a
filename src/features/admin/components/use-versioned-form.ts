import { useState } from 'react'
import { ApiError } from './api.ts'

/** Refused because what was read is no longer what is stored. */
export const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409

type VersionedFormOptions<Stored> = {
  /** What is edited, as it was when the form opened; nothing while it is new. */
  opened: Stored | undefined
  /** Puts into the form what is stored. */
  fill: (stored: Stored | undefined) => void
}

/** A form on something that somebody else may save meanwhile: then both are in sight until one is chosen. */
export function useVersionedForm<Stored>({ opened, fill }: VersionedFormOptions<Stored>) {
  const [base, setBase] = useState(opened)
  const [conflict, setConflict] = useState<{ theirs: Stored | undefined }>()

  return {
    /** The stored one that the one in the form was made from. */
    base,
    /** `theirs` is what somebody else saved meanwhile; nothing when they deleted it. */
    conflict,
    showConflict: (theirs: Stored | undefined) => setConflict({ theirs }),
    /** From here on the form builds on this one. */
    buildOn(stored: Stored | undefined) {
      setBase(stored)
      setConflict(undefined)
    },
    takeTheirs() {
      setBase(conflict?.theirs)
      setConflict(undefined)
      fill(conflict?.theirs)
    },
  }
}
