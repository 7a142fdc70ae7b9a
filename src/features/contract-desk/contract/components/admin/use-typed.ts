import { useRef, useState } from 'react'

/** What was typed and not sent, by place. It lives in the tab until sign-out, and leaving asks first. */
export type Typed = Map<string, string>

/** Closing a dialog loses nothing: it opens again with what was typed. */
export function useTyped<Value extends object>(typed: Typed, place: string, start: Value) {
  const [isKept, setKept] = useState(() => typed.has(place))
  const [value, setValue] = useState<Value>(() => ({ ...start, ...JSON.parse(typed.get(place) ?? '{}') }))
  // Two fields may change before the next rendering: one on leaving it, another by a key.
  const latest = useRef(value)
  const show = (next: Value) => {
    latest.current = next
    setValue(next)
  }
  const change = (changes: Partial<Value>) => {
    const next = { ...latest.current, ...changes }
    typed.set(place, JSON.stringify(next))
    show(next)
  }
  const forget = () => {
    typed.delete(place)
    setKept(false)
    show(start)
  }
  return { value, change, forget, isKept }
}
