import { ConfirmDialog } from '#features/admin/kit/components/dialog.tsx'

type LeaveDialogProps = {
  open: boolean
  where: string
  onLeave: () => void
  onStay: () => void
}

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
