import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** What is above may still load and push the part away. */
const settling = 2_000
const own = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Stays at the part that the address names until the page has its height, or the person moves. */
export function useArrival() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same part may be asked for again.
  useEffect(() => {
    const part = hash ? document.getElementById(hash.slice(1)) : null
    if (!part) return
    part.focus({ preventScroll: true })
    const watch = new ResizeObserver(() => part.scrollIntoView())
    watch.observe(document.body)
    const stop = () => watch.disconnect()
    const timer = setTimeout(stop, settling)
    for (const event of own) window.addEventListener(event, stop, { once: true, passive: true })
    return () => {
      stop()
      clearTimeout(timer)
      for (const event of own) window.removeEventListener(event, stop)
    }
  }, [hash, key])
}
