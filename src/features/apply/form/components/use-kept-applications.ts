import { type ComponentType, useEffect, useState } from 'react'
import { applicantRoleValues } from '#domain/applications.ts'
import { draftName, sentName } from '#site/returning.ts'

function hasKept(): boolean {
  try {
    const names = [sentName, ...applicantRoleValues.map(draftName)]
    return names.some((name) => sessionStorage.getItem(name) ?? localStorage.getItem(name))
  } catch {
    return false
  }
}

/** Most people on Home are there for the first time: only the others fetch the script that opens kept answers. */
export function useKeptApplications() {
  const [Kept, setKept] = useState<ComponentType>()
  useEffect(() => {
    if (!hasKept()) return
    import('./kept-applications.tsx').then(
      ({ KeptApplications }) => setKept(() => KeptApplications),
      // Offline, without the script: like a first visit.
      () => {},
    )
  }, [])
  return Kept
}
