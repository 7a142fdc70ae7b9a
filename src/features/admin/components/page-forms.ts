import { createContext, use, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { usePerson } from './signed-in-person.ts'
import { forgetDrafts } from './use-kept-draft.ts'

/** `draft` is the name that the form keeps its draft under. */
type Entry = { draft: string; changes: number; isSaving: boolean }
type Registry = {
  report: (form: HTMLFormElement, entry: Entry) => void
  forget: (form: HTMLFormElement) => void
}

export const PageForms = createContext<Registry | undefined>(undefined)

/** What the forms of a page say of themselves, and how to save those that have changed. */
export function usePageForms() {
  const { id } = usePerson()
  const [entries, setEntries] = useState<ReadonlyMap<HTMLFormElement, Entry>>(new Map())
  const registry = useMemo<Registry>(
    () => ({
      report: (form, entry) => setEntries((known) => new Map(known).set(form, entry)),
      forget: (form) => setEntries((known) => new Map([...known].filter(([other]) => other !== form))),
    }),
    [],
  )
  const saveAll = () => {
    for (const [form, { changes }] of entries) if (changes > 0) form.requestSubmit()
  }
  const forgetAll = () =>
    forgetDrafts(
      id,
      [...entries.values()].map(({ draft }) => draft),
    )
  const changes = [...entries.values()].reduce((sum, entry) => sum + entry.changes, 0)
  const isSaving = [...entries.values()].some((entry) => entry.isSaving)
  return { registry, changes, isSaving, saveAll, forgetAll }
}

/** Give the ref to the form element. */
export function usePageForm({ draft, changes, isSaving }: Entry) {
  const registry = use(PageForms)
  if (!registry) throw new Error('This form stands on a page that saves it.')
  const form = useRef<HTMLFormElement>(null)
  // Before the paint: people who typed press Ctrl Enter at once.
  useLayoutEffect(() => {
    if (form.current) registry.report(form.current, { draft, changes, isSaving })
  }, [registry, draft, changes, isSaving])
  return useCallback(
    (element: HTMLFormElement | null) => {
      if (form.current && !element) registry.forget(form.current)
      form.current = element
    },
    [registry],
  )
}
