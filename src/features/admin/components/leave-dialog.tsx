import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

type LeaveDialogProps = {
  open: boolean
  /** Where changes would be lost: "in this post". */
  where: string
  onLeave: () => void
  onStay: () => void
}

/** Asks before closing a form with unsaved changes. */
export function LeaveDialog({ open, where, onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>What you changed {where} is lost.</p>
    </ConfirmDialog>
  )
}
