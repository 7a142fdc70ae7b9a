import { type RefObject, useLayoutEffect } from 'react'

/**
 * When a part goes away while it has the focus, its heir takes the focus over. Otherwise nothing has it, and a keyboard
 * begins again at the top of the page.
 */
export function useFocusHeir(part: RefObject<HTMLElement | null>, heir: RefObject<HTMLElement | null>) {
  // Layout effects are undone while the part is still in the document.
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (element?.contains(document.activeElement)) heir.current?.focus()
    }
  }, [part, heir])
}
