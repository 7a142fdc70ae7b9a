import { type RefObject, useLayoutEffect } from 'react'

/** Passes the focus of a removed part on. Otherwise a keyboard starts over at the top of the page. */
export function useFocusHeir(part: RefObject<HTMLElement | null>, heir: RefObject<HTMLElement | null>) {
  // Layout effects clean up while the part is still in the document.
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (element?.contains(document.activeElement)) heir.current?.focus()
    }
  }, [part, heir])
}
