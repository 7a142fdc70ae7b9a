import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { prepareToasts } from '#ui/toast.tsx'
import type { ApplicationFormProps } from './application-form.tsx'

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
