import { useState } from 'react'
import { ApiError } from './api.ts'

/** Refused because the stored version has changed since it was read. */
export const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409

type VersionedFormOptions<Stored> = {
  /** The version the form opened with; undefined for a new one. */
  opened: Stored | undefined
  fill: (stored: Stored | undefined) => void
}

/** A form for something others may save in the meantime. In a conflict it shows both versions until one is chosen. */
export function useVersionedForm<Stored>({ opened, fill }: VersionedFormOptions<Stored>) {
  const [base, setBase] = useState(opened)
  const [conflict, setConflict] = useState<{ theirs: Stored | undefined }>()

  return {
    /** The stored version the form started from. */
    base,
    /** `theirs` is the version somebody else saved in the meantime; undefined if they deleted it. */
    conflict,
    showConflict: (theirs: Stored | undefined) => setConflict({ theirs }),
    /** Makes this the version the form starts from. */
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
