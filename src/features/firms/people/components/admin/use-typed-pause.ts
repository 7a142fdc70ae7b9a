import { useEffect, useState } from 'react'

/** As long as fingers take from one letter to the next. */
const pause = 150

/** What was typed, once somebody pauses. */
export function useTypedPause(typed: string) {
  const q = typed.trim()
  const [asked, ask] = useState(q)
  useEffect(() => {
    const timer = setTimeout(() => ask(q), pause)
    return () => clearTimeout(timer)
  }, [q])
  return { q, asked }
}
