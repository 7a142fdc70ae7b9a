import type { KeyboardEvent } from 'react'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { isTyped, useKeys } from '#features/admin/components/use-keys.ts'
import type { ApplicationActions } from './application-head.tsx'
import { applicationShortcuts } from './application-shortcuts.ts'

type Keys = Record<string, (() => void) | undefined>

/**
 * On its own address the application has all keys. Beside the list, keys that the list has too work only inside it: the
 * returned handler listens for those.
 */
export function useApplicationKeys(isAlone: boolean, acts: ApplicationActions, turns: Keys) {
  const { singleKeys } = usePerson()
  const pick = (isShared: boolean): Keys =>
    Object.fromEntries(
      applicationShortcuts
        .filter((shortcut) => 'isShared' in shortcut === isShared)
        .map(({ act, keys }) => [keys.replace('Shift ', ''), acts[act]]),
    )
  const shared = { ...pick(true), ...turns }
  const use = (keys: Keys, key: string) => {
    keys[key]?.()
    return keys[key] !== undefined
  }
  useKeys((key) => {
    const focused = document.activeElement
    if (focused?.closest('[data-own-keys]')) return false
    return use(pick(false), key) || ((isAlone || focused === document.body) && use(shared, key))
  })
  return (event: KeyboardEvent) => {
    if (isAlone || event.defaultPrevented || isTyped(event.nativeEvent)) return
    if (document.querySelector('dialog:modal') || (!singleKeys && event.key.length === 1)) return
    if (use(shared, event.key)) event.preventDefault()
  }
}
