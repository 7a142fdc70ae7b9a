import { useEffect, useRef } from 'react'

/** Ctrl Enter does what a dialog was opened for, wherever the focus is in it: its title has it first. */
export function useMainKey(send: (event: KeyboardEvent) => void) {
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) latest.current(event)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
