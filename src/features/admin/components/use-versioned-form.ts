import { useState } from 'react'
import { ApiError } from './api.ts'

export const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409

type VersionedFormOptions<Stored> = {
  opened: Stored | undefined
  fill: (stored: Stored | undefined) => void
  /** What others saved since the draft was begun that the form opens with. */
  theirs?: Stored | undefined
}

/** A form for something that others may save meanwhile. In a conflict it shows both versions until one is chosen. */
export function useVersionedForm<Stored>({ opened, fill, theirs }: VersionedFormOptions<Stored>) {
  const [base, setBase] = useState(opened)
  const [conflict, setConflict] = useState<{ theirs: Stored | undefined } | undefined>(theirs && { theirs })

  return {
    base,
    conflict,
    showConflict: (theirs: Stored | undefined) => setConflict({ theirs }),
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
