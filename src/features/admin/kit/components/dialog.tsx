import type { ReactNode } from 'react'
import { Dialog as PlainDialog, type DialogProps as PlainDialogProps } from '#ui/dialog.tsx'

export { ConfirmDialog } from '#ui/confirm-dialog.tsx'

type DialogProps = PlainDialogProps & {
  /** What will happen, at the start of the foot. */
  note?: ReactNode
}

/** Only for decisions and for things with a receiver. The main button stands last, at the end of the foot. */
export function Dialog({ note, actions, ...rest }: DialogProps) {
  return (
    <PlainDialog
      {...rest}
      actions={
        actions && (
          <>
            {note && <p>{note}</p>}
            <div className="k-end">{actions}</div>
          </>
        )
      }
    />
  )
}

/** The foot of a form inside a dialog. It stays in sight while the form scrolls. */
export function DialogFoot({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className="k-foot">
      {note && <p>{note}</p>}
      <div className="k-end">{children}</div>
    </div>
  )
}

/** What you choose, and beside it what follows. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="k-columns">{children}</div>
}
