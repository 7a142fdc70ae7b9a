import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { applicantRoleValues } from '#domain/applications.ts'
import type { SentApplication } from '#features/apply/drafts/components/sent-application.ts'
import { draftName, sentName } from '#site/returning.ts'
import { prepareToasts } from '#ui/toast.tsx'
import type { ApplicationFormProps } from './application-form.tsx'

const fetchKept = () => import('./kept-applications.tsx')
type KeptModule = Awaited<ReturnType<typeof fetchKept>>

/** Without storage, typed and sent answers live as long as the page. */
let isUsedHere = false

function hasKept(): boolean {
  try {
    const names = [sentName, ...applicantRoleValues.map(draftName)]
    return names.some((name) => sessionStorage.getItem(name) ?? localStorage.getItem(name))
  } catch {
    return false
  }
}

/** Most people on Home are there for the first time: only the others fetch the script that opens kept answers. */
export function useKeptApplications(opened: boolean) {
  const [read, setRead] = useState<{ module?: KeptModule; sent?: SentApplication | undefined }>()
  // Looks again when somebody comes back from the questions.
  useEffect(() => {
    let isGone = false
    isUsedHere ||= opened
    const look = async () => {
      // People who just began may lose their connection before they come back.
      if (!hasKept() && !isUsedHere) return {}
      const module = await fetchKept()
      return { module, sent: await module.keptSent.read() }
    }
    look()
      // Offline, without the script: like a first visit.
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

/**
 * The questions and the upload load only for people who apply: from the moment they choose a role, to be ready by
 * Continue.
 */
export function useApplicationForm(needed: boolean) {
  const [Form, setForm] = useState<ComponentType<ApplicationFormProps>>()
  const [failed, setFailed] = useState(false)

  const load = useCallback(() => {
    setFailed(false)
    prepareToasts()
    import('./application-form.tsx').then(
      (module) => setForm(() => module.ApplicationForm),
      () => setFailed(true),
    )
  }, [])

  useEffect(() => {
    if (needed) load()
  }, [needed, load])

  return { Form, failed: needed && failed, load }
}
