import { type FormEvent, useEffect, useRef, useState } from 'react'
import { createSealedStore } from '#lib/browser-store/sealed-store.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { useWords } from '#ui/locale.tsx'
import { pageWords } from '../content/words.ts'
import { type CaseCalls, explain } from './case-calls.ts'

/** The key stays until we have the message, so that two sends make one. */
type MessageDraft = { reference: string; text: string; submissionKey: string }

const newDraft = (reference: string): MessageDraft => ({
  reference,
  text: '',
  submissionKey: makeSubmissionKey(),
})

/** Sealed, and as long as the tab. */
const keptMessage = createSealedStore<MessageDraft>({
  name: 'case-message',
  parse: (stored) =>
    'text' in stored && typeof stored.text === 'string'
      ? { ...newDraft(''), ...stored, text: stored.text }
      : undefined,
  place: () => 'tab',
})

type ComposerOptions = {
  reference: string
  calls: CaseCalls
  onSent: () => Promise<unknown>
}

export type ComposerState = { kind: 'idle' | 'sending' | 'sent' } | { kind: 'failed'; message: string }

/** The tab keeps every typed word until we have it. The field holds its own value. */
export function useComposer({ reference, calls, onSent }: ComposerOptions) {
  const { messages: words, news } = useWords(pageWords)
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useRef<MessageDraft>(newDraft(reference))
  const [state, setState] = useState<ComposerState>({ kind: 'idle' })

  function keep() {
    draft.current = { ...draft.current, text: field.current?.value ?? '' }
    keptMessage.keep(draft.current)
  }
  function remember() {
    keep()
    if (state.kind !== 'sending') setState({ kind: 'idle' })
  }

  useEffect(() => {
    keptMessage.read().then((kept) => {
      if (kept?.reference === reference) draft.current = kept
      // Text typed before the script arrived is newer.
      if (!field.current) return
      if (field.current.value) {
        draft.current = { ...draft.current, text: field.current.value }
        keptMessage.keep(draft.current)
      } else field.current.value = draft.current.text
    })
  }, [reference])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (state.kind === 'sending') return
    keep()
    const sent = draft.current
    if (!sent.text.trim()) {
      field.current?.focus()
      return setState({ kind: 'failed', message: words.empty })
    }
    setState({ kind: 'sending' })
    const outcome = await calls.write(sent.text, sent.submissionKey)
    if (outcome.kind !== 'done') {
      const message = explain(outcome, { failed: words.failed, ended: news.endedKept })
      return setState({ kind: 'failed', message })
    }
    // Anything typed while it was on its way is the next message.
    const rest = (field.current?.value ?? '') === sent.text ? '' : (field.current?.value ?? '')
    draft.current = { ...newDraft(reference), text: rest }
    if (field.current) field.current.value = rest
    if (rest) keptMessage.keep(draft.current)
    else await keptMessage.drop()
    setState({ kind: 'sent' })
    await onSent()
  }

  return { field, state, remember, submit, prepare: () => void keptMessage.prepare() }
}
