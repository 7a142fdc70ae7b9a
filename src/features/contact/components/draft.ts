import { createSealedStore } from '#lib/browser-store/sealed-store.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import type { ContactExtras } from '../schema.ts'
import type { TypedValues } from './outcome.ts'

/** The text typed so far, sealed. Lasts as long as the tab, so reloading or going back loses nothing. */
export type Draft = { values: TypedValues; submissionKey: string; startedAt: number }

export function newDraft(): Draft {
  return { values: {}, submissionKey: makeSubmissionKey(), startedAt: Date.now() }
}

export const keptDraft = createSealedStore<Draft>({
  name: 'contact-draft',
  parse: (stored) => ({ ...newDraft(), ...stored }),
  place: () => 'tab',
})

export const readForm = (form: HTMLFormElement): TypedValues =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))

/** Fills in what is empty. */
export function fillIn(form: HTMLFormElement, values: TypedValues) {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name)
    if (control && 'value' in control) control.value ||= value
  }
}

export function clear(form: HTMLFormElement) {
  for (const control of form.elements) {
    if ('value' in control && 'name' in control && control.name) control.value = ''
  }
}

export function keepTyped(form: HTMLFormElement, draft: Draft) {
  draft.values = readForm(form)
  keptDraft.keep(draft)
  askToForget(form)
}

/** Browsers write down what fields hold, unencrypted, to suggest it or to restore a tab. The draft needs no help. */
function askToForget(form: HTMLFormElement) {
  form.autocomplete = 'off'
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.value) control.autocomplete = 'off'
  }
}

export const extrasOf = ({ submissionKey, startedAt }: Draft): ContactExtras => ({
  submissionKey,
  elapsed: Date.now() - startedAt,
})
