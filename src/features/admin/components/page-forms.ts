import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'

type Entry = { isDirty: boolean; isSaving: boolean }
type Registry = {
  report: (form: HTMLFormElement, entry: Entry) => void
  forget: (form: HTMLFormElement) => void
}

export const PageForms = createContext<Registry | undefined>(undefined)

/** What the forms of a page say of themselves, and how to save those that have changed. */
export function usePageForms() {
  const [entries, setEntries] = useState<ReadonlyMap<HTMLFormElement, Entry>>(new Map())
  const registry = useMemo<Registry>(
    () => ({
      report: (form, entry) => setEntries((known) => new Map(known).set(form, entry)),
      forget: (form) => setEntries((known) => new Map([...known].filter(([other]) => other !== form))),
    }),
    [],
  )
  const changed = [...entries].filter(([, { isDirty }]) => isDirty)
  const saveAll = () => {
    for (const [form] of changed) form.requestSubmit()
  }
  const isSaving = [...entries.values()].some((entry) => entry.isSaving)
  return { registry, changed: changed.length, isSaving, saveAll }
}

/** Give the ref to the form element. */
export function usePageForm({ isDirty, isSaving }: Entry) {
  const registry = use(PageForms)
  if (!registry) throw new Error('This form stands on a page that saves it.')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) registry.report(form.current, { isDirty, isSaving })
  }, [registry, isDirty, isSaving])
  return useCallback(
    (element: HTMLFormElement | null) => {
      if (form.current && !element) registry.forget(form.current)
      form.current = element
    },
    [registry],
  )
}
