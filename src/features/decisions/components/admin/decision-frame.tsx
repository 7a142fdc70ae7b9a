import type { FormEvent, ReactNode } from 'react'
import { useMainKey } from '#features/admin/components/use-main-key.ts'
import { Button } from '#ui/button.tsx'

type DecisionFrameProps = {
  onSubmit: () => void
  onCancel: () => void
  /** What you choose. */
  left: ReactNode
  /** What follows from it. */
  right: ReactNode
  notice?: ReactNode
  /** When it becomes final. */
  foot: ReactNode
  /** Null: there is nothing to send. */
  submit: { label: string; busy: string | false; isStop?: boolean } | null
  more?: ReactNode
}

/** Left what you choose, right what follows; the main button answers Ctrl Enter. */
export function DecisionFrame(props: DecisionFrameProps) {
  const { onSubmit, onCancel, left, right, notice, foot, submit, more } = props
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (submit && !submit.busy) onSubmit()
  }
  useMainKey(send)
  return (
    <form onSubmit={send} noValidate className="decision">
      {notice && <div className="decision-notice">{notice}</div>}
      <div className="decision-columns">
        <div className="decision-left">{left}</div>
        <div className="decision-right">{right}</div>
      </div>
      <div className="decision-foot">
        <p>{foot}</p>
        <div>
          {more}
          <Button variant="quiet" size="small" onClick={onCancel}>
            Cancel <kbd>Esc</kbd>
          </Button>
          {submit && (
            <Button
              type="submit"
              size="small"
              variant={submit.isStop ? 'outline' : 'primary'}
              className={submit.isStop ? 'decision-stop' : undefined}
              busy={submit.busy}
            >
              {submit.label} <kbd>Ctrl Enter</kbd>
            </Button>
          )}
        </div>
      </div>
    </form>
  )
}

/** Until when it can be taken back. */
export function UndoHint() {
  return (
    <>
      The mail leaves one minute after. Until then <kbd>z</kbd> takes it back.
    </>
  )
}
