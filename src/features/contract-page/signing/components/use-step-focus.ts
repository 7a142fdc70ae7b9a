import { useEffect } from 'react'

/** After a form was sent: on the first mistake, or on the heading of the part that the address names. */
export function useStepFocus() {
  useEffect(() => {
    const mistake = document.querySelector<HTMLElement>('main [aria-invalid="true"]')
    if (mistake) return mistake.focus()
    const id = window.location.hash.slice(1)
    const part = id ? document.getElementById(id) : null
    part?.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true })
  }, [])
}
