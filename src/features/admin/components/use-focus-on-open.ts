import { type RefObject, useLayoutEffect } from 'react'

/** Focuses what has just opened, in the same moment as it is shown: later it would take the focus from whoever pressed a key at once. */
export function useFocusOnOpen(opened: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => opened.current?.focus({ preventScroll: true }), [opened])
}
