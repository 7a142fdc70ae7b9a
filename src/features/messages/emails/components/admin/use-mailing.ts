import { useState } from 'react'
import type { ApplicationEmail } from '../../schema.ts'

type State = { isOpen: boolean; isFolded: boolean; called: number; undone: ApplicationEmail | undefined }

export function useMailing() {
  const [state, set] = useState<State>({ isOpen: false, isFolded: false, called: 0, undone: undefined })
  const open = () =>
    set((before) => ({ ...before, isOpen: true, isFolded: false, called: before.called + 1 }))
  return {
    ...state,
    open,
    fold: () => set((before) => ({ ...before, isFolded: true })),
    close: () => set((before) => ({ ...before, isOpen: false, undone: undefined })),
    restore: (undone: ApplicationEmail) => {
      set((before) => ({ ...before, undone }))
      open()
    },
  }
}
export type Mailing = ReturnType<typeof useMailing>
