import { useEffect, useRef } from 'react'

/** Ctrl Enter may be pressed far from the field that is wrong, and that field may be folded. */
export function useFocusOnMistake(mistakes: Record<string, unknown> | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!mistakes || Object.keys(mistakes).length === 0) return
    const fields = '[aria-invalid="true"], .field-invalid :is(input, textarea, select)'
    const field = form.current?.querySelector<HTMLElement>(fields)
    const fold = field?.closest('details')
    if (fold) fold.open = true
    field?.focus()
  }, [mistakes])
  return form
}
