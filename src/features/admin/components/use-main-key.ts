import { useLayoutEffect, useRef } from 'react'

/** Ctrl Enter does what the dialog is for, wherever the focus is: at first it's on the title. */
export function useMainKey(send: (event: KeyboardEvent) => void) {
  const latest = useRef(send)
  useLayoutEffect(() => {
    latest.current = send
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) latest.current(event)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
