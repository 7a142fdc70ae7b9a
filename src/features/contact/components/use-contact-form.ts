import { type FormEvent, useEffect, useRef, useState } from 'react'
import { createSealedStore } from '#lib/browser-store/sealed-store.ts'
import type { FieldErrors } from '#lib/errors.ts'
import { type FormValues, readValues } from '#lib/form-values.ts'
import { isOffline, offlineSubmission } from '#lib/offline.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { useLocale } from '#ui/locale.tsx'
import { prepareToasts, useToast } from '#ui/toast.tsx'
import { contactWords } from '../content/words.ts'
import type { ContactTexts } from '../content.ts'
import type { ContactExtras, ContactField } from '../schema.ts'

/** Carries the typed values unless we kept the message. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: FieldErrors; values?: FormValues }
  | { kind: 'failed'; message?: string; values?: FormValues }

/** Sealed, and as long as the tab: reloading or going back loses nothing. */
type Draft = { values: FormValues; submissionKey: string; startedAt: number }

function newDraft(): Draft {
  return { values: {}, submissionKey: makeSubmissionKey(), startedAt: Date.now() }
}

const keptDraft = createSealedStore<Draft>({
  name: 'contact-draft',
  parse: (stored) => ({ ...newDraft(), ...stored }),
  place: () => 'tab',
})

const readForm = (form: HTMLFormElement) => readValues(new FormData(form))

function fillIn(form: HTMLFormElement, values: FormValues) {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name)
    if (control && 'value' in control) control.value ||= value
  }
}

function clear(form: HTMLFormElement) {
  for (const control of form.elements) {
    if ('value' in control && 'name' in control && control.name) control.value = ''
  }
}

function keepTyped(form: HTMLFormElement, draft: Draft) {
  draft.values = readForm(form)
  keptDraft.keep(draft)
  askToForget(form)
}

/** Browsers store form fields unencrypted, to suggest them or to restore a tab. The draft needs no help. */
function askToForget(form: HTMLFormElement) {
  form.autocomplete = 'off'
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.value) control.autocomplete = 'off'
  }
}

const extrasOf = ({ submissionKey, startedAt }: Draft): ContactExtras => ({
  submissionKey,
  elapsed: Date.now() - startedAt,
})

/** Fields hold their own values; this holds the outcome. */
export function useContactForm(texts: ContactTexts, answered: Outcome | undefined) {
  const locale = useLocale()
  const { form: words } = contactWords[locale]
  const form = useRef<HTMLFormElement>(null)
  const draft = useRef<Draft>(undefined)
  const [outcome, setOutcome] = useState(answered)
  const [attempt, setAttempt] = useState(0)
  const [corrected, setCorrected] = useState<readonly ContactField[]>([])
  const [sending, setSending] = useState(false)
  const { toast } = useToast()

  useEffect(() => {
    if (answered?.kind === 'sent') keptDraft.drop()
    keptDraft.read().then((kept) => {
      draft.current = kept ?? newDraft()
      if (!form.current) return
      // Text typed before the script arrived, or sent back by the server, is newer.
      if (kept && !answered) fillIn(form.current, kept.values)
      if (Object.values(readForm(form.current)).some(Boolean)) keepTyped(form.current, draft.current)
    })
  }, [answered])

  function remember(event: FormEvent<HTMLFormElement>) {
    if (!form.current || !draft.current) return
    keepTyped(form.current, draft.current)
    if (outcome?.kind === 'invalid' && 'name' in event.target) lookAgain(event.target.name as ContactField)
  }

  /** Clears a field's error as soon as it's corrected. */
  async function lookAgain(field: ContactField) {
    const { isRight } = await loadSending()
    const right = form.current !== null && isRight(field, readForm(form.current)[field] ?? '', locale)
    setCorrected((before) => [...before.filter((name) => name !== field), ...(right ? [field] : [])])
  }

  function show(next: Outcome) {
    setOutcome(next)
    setCorrected([])
    setAttempt((count) => count + 1)
    if (next.kind === 'sent') {
      toast({ title: words.sentTitle, description: texts['global.contact.success-message'] })
      form.current?.reset()
      if (form.current) clear(form.current)
      draft.current = newDraft()
      keptDraft.drop()
    } else if (next.kind === 'failed') {
      const description = next.message ?? texts['global.contact.error-message']
      toast({ title: words.failedTitle, description, variant: 'destructive' })
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    setSending(true)
    const values = readForm(event.currentTarget)
    const extras = extrasOf(draft.current ?? newDraft())
    try {
      const { sendMessage } = await loadSending()
      show(await sendMessage(values, extras, locale))
    } catch {
      show({ kind: 'failed', ...(isOffline() && { message: offlineSubmission[locale] }) })
    } finally {
      setSending(false)
    }
  }

  /** Loads while somebody fills in the first field, so that we can report a lost connection. */
  function prepare() {
    prepareToasts()
    keptDraft.prepare()
    loadSending().catch(() => {})
  }

  return { form, outcome, corrected, attempt, sending, prepare, remember, submit }
}

/** Visitors need the checks only once they turn to the form. */
const loadSending = () => import('./send-message.ts')
