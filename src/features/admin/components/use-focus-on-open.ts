import { type RefObject, useLayoutEffect } from 'react'

/**
 * Moves the focus as the part appears. A moment later it would take the focus from somebody who pressed a key at once.
 */
export function useFocusOnOpen(opened: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => opened.current?.focus({ preventScroll: true }), [opened])
}
