import { useEffect } from 'react'

/** As long as parts above it may still come in. */
const settling = 3_000

/** Brings the part of the file into view that an address names, and keeps it there until the file has settled. */
export function usePartInSight(part: string | undefined, isLoaded: boolean) {
  useEffect(() => {
    const element = part && isLoaded ? document.getElementById(part) : null
    const record = element?.closest('.file-body')
    if (!element || !record) return
    const growing = new ResizeObserver(() => element.scrollIntoView())
    growing.observe(record)
    const listening = new AbortController()
    const stop = () => {
      growing.disconnect()
      listening.abort()
    }
    // Whoever moves on is not pulled back.
    for (const sign of ['wheel', 'keydown', 'pointerdown'])
      window.addEventListener(sign, stop, { signal: listening.signal })
    const timer = setTimeout(stop, settling)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [part, isLoaded])
}
