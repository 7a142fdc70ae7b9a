import { type ReactNode, useRef } from 'react'
import { Dialog } from './dialog.tsx'
import { useWords } from './locale.tsx'
import { Button } from './plain-button.tsx'
import { uiWords } from './words.ts'

export type ConfirmDialogProps = {
  open: boolean
  title: ReactNode
  /** Explains the answer if the question doesn't. */
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** Replaces the confirm button's label while set; presses are ignored. */
  busy?: string | false | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is lost. Focus starts on the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const words = useWords(uiWords)
  const { cancelLabel = words.cancel, confirmLabel, busy, onConfirm, onCancel } = props
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={props.open}
      onClose={onCancel}
      title={props.title}
      initialFocus={cancel}
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button ref={cancel} variant="outline" onClick={onCancel}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
