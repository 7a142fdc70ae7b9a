import { type FormEvent, useRef, useState } from 'react'
import type { Place } from './place.ts'
import { callSigning } from './signing-calls.ts'

const length = 6
const bare = (typed: string) => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

type State = 'unchecked' | 'typing' | 'right' | 'wrong'

/** Checked as soon as six characters are there. Each text is asked about once: wrong ones count. */
export function useReadingCode(place: Place, contract: string) {
  const [state, setState] = useState<State>('unchecked')
  const [mistake, setMistake] = useState<string>()
  const asked = useRef('')

  async function check(code: string) {
    asked.current = code
    const called = await callSigning(place, '/consent', { contract, code, agrees: false })
    // Typed on meanwhile.
    if (asked.current !== code) return
    if (called.kind === 'done') return setState('right')
    if (called.kind === 'away') return
    setMistake(called.message)
    setState('wrong')
  }
  function onInput({ currentTarget }: FormEvent<HTMLInputElement>) {
    const code = bare(currentTarget.value)
    if (code === asked.current) return
    asked.current = ''
    setMistake(undefined)
    if (state !== 'unchecked') setState('typing')
    if (code.length === length) void check(code)
  }
  return { state, mistake, onInput }
}
