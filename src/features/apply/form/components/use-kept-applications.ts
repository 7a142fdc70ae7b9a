import { useEffect, useState } from 'react'
import { applicantRoleValues } from '#domain/applications.ts'
import { draftName } from '#features/apply/drafts/components/draft-name.ts'
import type { SentApplication } from '#features/apply/drafts/components/sent-application.ts'
import { sentName } from '#site/returning.ts'

const fetchKept = () => import('./kept-applications.tsx')
type Kept = Awaited<ReturnType<typeof fetchKept>>

/** Where the browser keeps nothing, what was typed or sent lives as long as the page. */
let isUsedHere = false

function hasKept(): boolean {
  try {
    const names = [sentName, ...applicantRoleValues.map(draftName)]
    return names.some((name) => sessionStorage.getItem(name) ?? localStorage.getItem(name))
  } catch {
    return false
  }
}

/**
 * What this browser keeps of earlier visits. The script that opens it is fetched where there is something to open: most
 * people on Home are there for the first time.
 */
export function useKeptApplications(opened: boolean) {
  const [read, setRead] = useState<{ Kept?: Kept; sent?: SentApplication | undefined }>()
  // Looks again when somebody comes back from the questions.
  useEffect(() => {
    let isGone = false
    isUsedHere ||= opened
    const look = async () => {
      // Also for who has just begun: on the way back the line may be gone.
      if (!hasKept() && !isUsedHere) return {}
      const Kept = await fetchKept()
      return { Kept, sent: await Kept.keptSent.read() }
    }
    look()
      // Offline, without the script: as if it were the first visit.
      .catch(() => ({}))
      .then((found) => {
        if (!isGone) setRead(found)
      })
    return () => {
      isGone = true
    }
  }, [opened])
  return read
}
