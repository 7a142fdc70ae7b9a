import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isOffline, offlineSubmission } from '#lib/offline.ts'
import { useLocale } from '#ui/locale.tsx'
import { prepareToasts, useToast } from '#ui/toast.tsx'
import { contactWords } from '../content/words.ts'
import type { ContactTexts } from '../content.ts'
import type { ContactField } from '../schema.ts'
import { clear, type Draft, extrasOf, fillIn, keepTyped, keptDraft, newDraft, readForm } from './draft.ts'
import type { Outcome } from './outcome.ts'

/** Sends the form by script if scripts run. Fields hold their own values; this holds the outcome. */
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

  /** Clears a field's error as soon as it is corrected, not at the next attempt. */
  async function lookAgain(field: ContactField) {
    const { isRight } = await loadSending()
    const right = form.current !== null && isRight(field, readForm(form.current)[field] ?? '')
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

  /** Loads while the first field is filled in: sending won't wait, and a lost connection can still be reported. */
  function prepare() {
    prepareToasts()
    keptDraft.prepare()
    loadSending().catch(() => {})
  }

  return { form, outcome, corrected, attempt, sending, prepare, remember, submit }
}

/** Not loaded with the page: the checks aren't needed until a visitor turns to the form. */
const loadSending = () => import('./send-message.ts')
