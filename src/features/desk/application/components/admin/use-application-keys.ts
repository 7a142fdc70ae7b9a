import type { KeyboardEvent } from 'react'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { useKeys } from '#features/admin/components/use-keys.ts'

type ApplicationKeys = Record<string, (() => void) | undefined>

type Options = {
  /** On its own address it has all keys; beside the list it shares them. */
  isAlone: boolean
  everywhere: ApplicationKeys
  /** The list has them too, so beside it they work only in the application. */
  shared: ApplicationKeys
}

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

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
