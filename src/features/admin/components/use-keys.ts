import { useLayoutEffect, useRef } from 'react'
import { usePerson } from './signed-in-person.ts'

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** Whether a key went into a field or belongs to a shortcut of the browser. */
export const isTyped = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(typing) !== null)

type Options = {
  inside?: string
  /** Hears a key before the screen does. */
  isFirst?: boolean
}

/**
 * Listens for keys outside text fields. An open dialog blocks them, unless `inside` matches something in it. A handler
 * returns true when it used the key. People can switch single letters off.
 */
export function useKeys(
  handler: (key: string, event: KeyboardEvent) => boolean,
  { inside, isFirst = false }: Options = {},
) {
  const { singleKeys } = usePerson()
  const latest = useRef(handler)
  // Runs before the paint: people may press a key as soon as they see the screen.
  useLayoutEffect(() => {
    latest.current = handler
  })
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyped(event)) return
      if (!singleKeys && event.key.length === 1) return
      // Arrows choose among radio buttons.
      if (event.key.startsWith('Arrow') && event.target instanceof HTMLInputElement) return
      const top = [...document.querySelectorAll('dialog:modal')].at(-1)
      const isHere = inside ? top?.querySelector(inside) !== null && top !== undefined : top === undefined
      if (isHere && latest.current(event.key, event)) event.preventDefault()
    }
    window.addEventListener('keydown', handleKey, isFirst)
    return () => window.removeEventListener('keydown', handleKey, isFirst)
  }, [inside, isFirst, singleKeys])
}
