import { createBrowserStore } from '#lib/browser-store.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import type { ContactExtras } from '../schema.ts'
import type { TypedValues } from './outcome.ts'

/** The text typed so far. Lasts as long as the tab, so reloading or going back loses nothing. */
export type Draft = { values: TypedValues; submissionKey: string; startedAt: number }

export function newDraft(): Draft {
  return { values: {}, submissionKey: makeSubmissionKey(), startedAt: Date.now() }
}

export const keptDraft = createBrowserStore<Draft>({
  storage: () => sessionStorage,
  key: 'contact-draft',
  parse: (stored) => ({ ...newDraft(), ...stored }),
})

export const readForm = (form: HTMLFormElement): TypedValues =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))

export function fillIn(form: HTMLFormElement, values: TypedValues) {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name)
    if (control && 'value' in control) control.value = value
  }
}

export const extrasOf = ({ submissionKey, startedAt }: Draft): ContactExtras => ({
  submissionKey,
  elapsed: Date.now() - startedAt,
})
