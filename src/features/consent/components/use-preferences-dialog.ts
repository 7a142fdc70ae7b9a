import { useState } from 'react'
import type PreferencesDialog from './preferences-dialog.tsx'

/** Fetches the dialog on first use. If that fails, the next press tries again. */
export function usePreferencesDialog() {
  const [isOpen, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<typeof PreferencesDialog>()

  function open() {
    import('./preferences-dialog.tsx').then(
      (module) => {
        setDialog(() => module.default)
        setOpen(true)
      },
      () => {},
    )
  }
  return { Dialog, isOpen, open, close: () => setOpen(false) }
}
