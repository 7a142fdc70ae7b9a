import { useEffect } from 'react'

/** Parts above may still load for this long. */
const settling = 3_000

/** Scrolls to the part an address names, and keeps it in view until the page has settled. */
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
    // Anybody who scrolls on stays where they are.
    for (const sign of ['wheel', 'keydown', 'pointerdown'])
      window.addEventListener(sign, stop, { signal: listening.signal })
    const timer = setTimeout(stop, settling)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [part, isLoaded])
}
