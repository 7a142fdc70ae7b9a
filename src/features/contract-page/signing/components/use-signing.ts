import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Signing } from '#features/contracts/signing/schema.ts'
import { useLocale } from '#ui/locale.tsx'
import { stepWords } from '../content/words.ts'
import { confirmedName } from './confirmed-name.ts'
import { keptName } from './kept-name.ts'
import type { Place } from './place.ts'
import { callSigning } from './signing-calls.ts'
import type { StepAnswer } from './step-form.ts'

type Asked = {
  signing: Signing
  place: Place
  sentences: readonly string[]
  formKey: string
  answer: StepAnswer
}

/** `unanswered`: it was pressed, and nobody knows whether it arrived. */
type State = 'idle' | 'signing' | 'asking' | 'offline' | 'unanswered'

/** Between two looks whether it arrived, and how many of them. */
const patience = 2_500
const mostAsked = 4

/** Nothing is signed that the server hasn't answered, and nothing later by itself. */
export function useSigning({ signing, place, sentences, formKey, answer }: Asked) {
  const { sign: words } = stepWords[useLocale()]
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(answer.typed?.name ?? '')
  const [state, setState] = useState<State>('idle')
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>(answer.mistakes ?? {})
  const [refusal, setRefusal] = useState(answer.refusal)

  useEffect(() => {
    // What was pressed already isn't called unsigned.
    const follow = () =>
      setState((now) => {
        if (now !== 'idle' && now !== 'offline') return now
        return navigator.onLine ? 'idle' : 'offline'
      })
    follow()
    const over = new AbortController()
    for (const event of ['online', 'offline']) window.addEventListener(event, follow, over)
    return () => over.abort()
  }, [])

  useEffect(() => {
    keptName.read().then((kept) => {
      if (!field.current) return
      if (!field.current.value && kept?.contract === signing.id) field.current.value = kept.name
      // What was typed before the script came, too.
      setName(field.current.value)
    })
  }, [signing.id])

  function remember() {
    const typed = field.current?.value ?? ''
    setName(typed)
    keptName.keep({ contract: signing.id, name: typed, at: Date.now() })
  }

  function findMistakes(confirmed: readonly boolean[], typed: string): Record<string, string> {
    const found: Record<string, string> = {}
    confirmed.forEach((isTrue, at) => {
      if (!isTrue) found[confirmedName(at)] = words.confirmMissing
    })
    if (!typed) found.name = words.nameMissing
    return found
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state !== 'idle' && state !== 'unanswered') return
    const form = new FormData(event.currentTarget)
    const confirmed = sentences.map((_, at) => form.get(confirmedName(at)) === 'on')
    const typed = String(form.get('name') ?? '').trim()
    const found = findMistakes(confirmed, typed)
    setRefusal(undefined)
    setMistakes(found)
    const [first] = Object.keys(found)
    if (first) return document.getElementById(first)?.focus()
    setState('signing')
    const places = confirmed.flatMap((isTrue, at) => (isTrue ? [at + 1] : []))
    const body = { contract: signing.id, name: typed, confirmed: places, submissionKey: formKey }
    const called = await signOnce(body)
    if (called.kind === 'done') {
      await keptName.drop()
      return window.location.assign(`${place.home}?contract=signed`)
    }
    if (called.kind === 'away') return setState('unanswered')
    setState(navigator.onLine ? 'idle' : 'offline')
    const nameMistake = called.errors.name?.[0]
    if (nameMistake) {
      setMistakes({ name: nameMistake })
      return field.current?.focus()
    }
    setRefusal(called.message)
  }

  /** With the same key each time: it can't be signed twice. */
  async function signOnce(body: object) {
    let called = await callSigning<unknown>(place, '/signature', body)
    for (let asked = 0; called.kind === 'away' && navigator.onLine && asked < mostAsked; asked++) {
      setState('asking')
      await new Promise((resolve) => setTimeout(resolve, patience))
      called = await callSigning<unknown>(place, '/signature', body)
    }
    return called
  }

  return { field, name, state, mistakes, refusal, remember, submit, prepare: () => void keptName.prepare() }
}
