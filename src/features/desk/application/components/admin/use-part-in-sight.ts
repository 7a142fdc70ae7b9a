import { useEffect } from 'react'
import { answerTabs } from '#features/review/content.ts'

/** Addresses still name the parts as tabs. */
const parts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(answerTabs.map(({ id }) => [id, 'file-answers'])),
  documents: 'file-documents',
  messages: 'file-activity',
  notes: 'file-activity',
  timeline: 'file-activity',
  firm: 'file-firm',
  person: 'file-person',
}

/** Parts above may still load for this long. */
const settling = 3_000

/** Scrolls to the part an address names, and keeps it in view until the page has settled. */
export function usePartInSight(tab = '', isLoaded: boolean) {
  const part = Object.hasOwn(parts, tab) ? parts[tab] : undefined
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
