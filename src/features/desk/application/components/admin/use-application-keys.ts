import type { KeyboardEvent } from 'react'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { useKeys } from '#features/admin/components/use-keys.ts'

type ApplicationKeys = Record<string, (() => void) | undefined>

type Options = {
  /** On an address of its own the file has all keys; beside the list it shares them. */
  isAlone: boolean
  /** Wherever the focus is, but in the list. */
  everywhere: ApplicationKeys
  /** The list has them too, so beside it they count in the file only. */
  shared: ApplicationKeys
}

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** The file by keyboard. Returns what the file's root listens with. */
export function useApplicationKeys({ isAlone, everywhere, shared }: Options) {
  const { singleKeys } = usePerson()
  const use = (keys: ApplicationKeys, key: string) => {
    keys[key]?.()
    return keys[key] !== undefined
  }
  useKeys((key) => {
    const focused = document.activeElement
    if (focused?.closest('[data-own-keys]')) return false
    const isNobodys = isAlone || focused === document.body
    return use(everywhere, key) || (isNobodys && use(shared, key))
  })
  return (event: KeyboardEvent) => {
    const { target, key } = event
    if (isAlone || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (!(target instanceof Element) || target.closest(typing) || document.querySelector('dialog:modal'))
      return
    if (!singleKeys && key.length === 1) return
    if (use(shared, key)) event.preventDefault()
  }
}
