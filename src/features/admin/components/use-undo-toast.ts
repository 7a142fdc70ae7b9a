import { useToast } from '#ui/toast.tsx'
import { useKeys } from './use-keys.ts'

/** `z` takes back what the toast on the screen says was done, before any other meaning of the key. */
export function useUndoToast() {
  const { shown, dismiss } = useToast()
  useKeys(
    (key) => {
      const toast = key === 'z' ? shown() : undefined
      if (toast?.action?.label !== 'Undo') return false
      dismiss(toast.id)
      toast.action.onSelect()
      return true
    },
    { isFirst: true },
  )
}
