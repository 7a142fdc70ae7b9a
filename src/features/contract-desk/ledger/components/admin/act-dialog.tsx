import type { FormEvent, ReactNode, RefObject } from 'react'
import { useMainKey } from '#features/admin/components/use-main-key.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Dialog, DialogFoot } from '#features/admin/kit/components/dialog.tsx'
import {
  noAnswer,
  RefusalNote,
  useRefusal,
} from '#features/contract-desk/contract/components/admin/refusal-note.tsx'
import { type ClaimAct, useClaimAct } from './claim-queries.ts'

type ActDialogProps = {
  fileId: string
  title: string
  about?: string
  note: string
  submit: string
  done: string
  /** Nothing while something is missing; then `missing` says what. */
  act: ClaimAct | undefined
  missing: string
  initialFocus?: RefObject<HTMLElement | null>
  onClose: () => void
  children: (fields: Record<string, string | undefined>) => ReactNode
}

/** One act about a claim: its fields, what it means, and one button. */
export function ActDialog(props: ActDialogProps) {
  const { fileId, title, about, note, submit, done, act, missing, onClose, children } = props
  const { mutate, error, isPending } = useClaimAct(fileId)
  const refusal = useRefusal(error, noAnswer)
  const { reportSuccess } = useOutcome()
  const run = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (!act || isPending) return
    mutate(act, {
      onSuccess: () => {
        reportSuccess(done)
        onClose()
      },
    })
  }
  useMainKey(run)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      {...(about && { about })}
      {...(props.initialFocus && { initialFocus: props.initialFocus })}
    >
      <form noValidate className="k-form" onSubmit={run}>
        <RefusalNote refusal={refusal} title="Not recorded." />
        {children(refusal?.fields ?? {})}
        <DialogFoot note={note}>
          <Button kind="bare" keys="Esc" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" keys="Ctrl Enter" busy={isPending && 'Saving…'} off={!act && missing}>
            {submit}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
